import { useQueryClient } from "@tanstack/react-query"
import { type FormEvent, useState } from "react"
import { useNavigate } from "react-router"
import type { AdminPage } from "#api/content/contract-admin-post.ts"
import { isPageSlug, ownPageLimits } from "#core/content/own-page.ts"
import { slugOfTexts } from "#core/text/name-slug.ts"
import { fetchJson } from "../../data/api-client.ts"
import { useMainLocale } from "../../data/public-api.ts"
import { useText } from "../../i18n/use-text.ts"
import { emptyTexts } from "../../ui/forms/local-texts.ts"
import { ThreeLanguages } from "../../ui/forms/three-languages.tsx"
import { rejectionText } from "../../ui/rejection-text.ts"
import { AddDialog } from "../added-pages/add-dialog.tsx"
import { AddressField } from "../added-pages/address-field.tsx"

/** A new page: its title and its address. It is hidden until its form shows it. */
export function AddPage({ onClose }: { onClose: () => void }) {
  const t = useText()
  const main = useMainLocale()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [title, setTitle] = useState(emptyTexts)
  const [typed, setTyped] = useState<string>()
  const [isTried, setTried] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const slug = typed ?? slugOfTexts(title, main).slice(0, ownPageLimits.slug).replace(/-+$/, "")
  async function add(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (title[main].trim() === "" || !isPageSlug(slug)) return
    try {
      const page = await fetchJson<AdminPage>("POST", "/pages", { slug, title })
      void queries.invalidateQueries({ queryKey: ["pages", "list"] })
      navigate(`/pages/${page.documentId}`)
    } catch (error) {
      setProblem(error)
    }
  }
  return (
    <AddDialog
      title={t("own.add")}
      problem={rejectionText(problem, t, {
        409: t("own.taken", { n: ownPageLimits.pages, all: ownPageLimits.stored }),
      })}
      onAdd={add}
      onClose={onClose}
    >
      <ThreeLanguages
        fields={[
          {
            name: "title",
            label: t("post.title"),
            value: title,
            onChange: setTitle,
            required: true,
            maxLength: ownPageLimits.title,
            problems: isTried && title[main].trim() === "" ? { [main]: t("form.required") } : undefined,
          },
        ]}
      />
      <AddressField
        maxLength={ownPageLimits.slug}
        value={slug}
        hint={t("own.slugHint")}
        problem={isTried && !isPageSlug(slug) ? t("post.problem.slug") : undefined}
        onChange={setTyped}
      />
    </AddDialog>
  )
}
