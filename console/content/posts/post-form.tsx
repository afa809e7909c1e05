import { useQueryClient } from "@tanstack/react-query"
import { useNavigate } from "react-router"
import type { AdminPost } from "#api/content/contract-admin-post.ts"
import { fetchJson } from "../../data/api-client.ts"
import { apiPath } from "../../data/api-path.ts"
import { useMainLocale } from "../../data/public-api.ts"
import type { TextKey } from "../../i18n/texts.ts"
import { titleIn } from "../../i18n/title-in.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import { Button } from "../../ui/button.tsx"
import { FormBar } from "../../ui/forms/form-bar.tsx"
import { FormProblems } from "../../ui/forms/form-problems.tsx"
import { fieldLabel } from "../../ui/forms/local-texts.ts"
import { useSavedForm } from "../../ui/forms/use-saved-form.ts"
import { useOwnAddress, useStoredRecord } from "../../ui/forms/use-stored-record.ts"
import * as lists from "../../ui/lists/lists.module.css"
import { PreviewButton } from "../../ui/preview-button.tsx"
import { RemoveWithDialog } from "../../ui/remove-with-dialog.tsx"
import { PostAppearance } from "./post-appearance.tsx"
import { draftProblems, newDraft, type PostDraft, toPostDraft, toPostInput } from "./post-draft.ts"
import { PostTexts } from "./post-texts.tsx"
import { TopicFields } from "./topic-fields.tsx"

/** A post's form; undefined = a new one. */
export function PostForm({ post, load }: { post: AdminPost | undefined; load: () => Promise<AdminPost> }) {
  const t = useText()
  const locale = useConsoleLocale()
  const main = useMainLocale()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { stored, setRecord, address } = useStoredRecord("posts", post)
  const toFieldProblem = (field: string, text: string) => ({
    field,
    label: t(fieldLabel(postLabels, field) ?? "post.title"),
    text,
  })
  const form = useSavedForm<PostDraft>({
    loaded: post ? toPostDraft(post) : newDraft,
    check: (draft) =>
      draftProblems(draft, main).map(({ field, problem }) => toFieldProblem(field, t(`post.problem.${problem}`))),
    save: async (draft) => {
      const body = toPostInput(draft)
      const saved = await (stored
        ? fetchJson<AdminPost>("PUT", apiPath("/posts/:documentId", { params: { documentId: stored.documentId } }), {
            ...body,
            updatedAt: draft.updatedAt,
          })
        : fetchJson<AdminPost>("POST", "/posts", body))
      setRecord(saved)
      return toPostDraft(saved)
    },
    fieldProblems: ({ details }) =>
      details.code === "SLUG_TAKEN" ? [toFieldProblem("slug", t("post.problem.taken"))] : [],
  })
  useOwnAddress(address, form.state)
  const part = { draft: form.draft, set: form.set, problemOf: form.problemOf }
  const isDraft = form.draft.publishedAt === null
  return (
    <>
      {stored && (
        <p className={lists.cLine}>
          <span className={lists.cMark} data-is={stored.state}>
            {t(`post.state.${stored.state}`)}
          </span>
          <PreviewButton path="/preview" body={{ resource: "posts", documentId: stored.documentId }} />
          <RemoveWithDialog
            label={t("coupon.delete")}
            why={t("coupon.deleteWhy", { code: titleIn(stored.title, locale) })}
            removed={t("coupon.deleted")}
            onRemove={async () => {
              await fetchJson("DELETE", apiPath("/posts/:documentId", { params: { documentId: stored.documentId } }))
              await queries.invalidateQueries({ queryKey: ["posts", "list"] })
            }}
            onRemoved={() => navigate("/posts")}
          />
        </p>
      )}
      <FormProblems
        form={form}
        onLoad={async () => {
          const theirs = await load()
          setRecord(theirs)
          form.restart(toPostDraft(theirs))
        }}
      />
      <PostTexts {...part} />
      <TopicFields {...part} />
      <PostAppearance {...part} />
      <FormBar
        state={form.state}
        onSave={() => form.submit()}
        text={t(isDraft ? "post.saveDraft" : "form.save")}
        onDiscard={stored && form.discard}
        view={stored?.state === "published" ? `/blog-details/${stored.slug}` : undefined}
      >
        {isDraft && (
          <Button look="soft" onClick={() => form.submit({ publishedAt: new Date(Date.now() - 1000).toISOString() })}>
            {t("post.publishNow")}
          </Button>
        )}
      </FormBar>
    </>
  )
}

/** How the fields that can be wrong are called on the screen. */
export const postLabels: Record<string, TextKey> = {
  title: "post.title",
  excerpt: "post.excerpt",
  authorName: "post.authorName",
  quoteText: "post.quoteText",
  slug: "post.slug",
  category: "post.category",
  videoId: "post.videoId",
  medias: "post.gallery",
}
