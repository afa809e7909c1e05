import { useQueryClient } from "@tanstack/react-query"
import { type FormEvent, useState } from "react"
import { useNavigate } from "react-router"
import type { AdminPage } from "#api/content/contract-admin-post.ts"
import * as buttons from "#app/styles/buttons.module.css"
import { isPageSlug, ownPageLimits } from "#core/content/own-page.ts"
import { toSlug } from "#core/content/slug.ts"
import * as parts from "../../catalogue/product/parts/parts.module.css"
import { fetchJson } from "../../data/api-client.ts"
import { useMainLocale } from "../../data/public-api.ts"
import { useText } from "../../i18n/use-text.ts"
import * as ordersChoices from "../../orders/list/orders-choices.module.css"
import { Dialog } from "../../ui/dialog.tsx"
import { Field } from "../../ui/forms/field.tsx"
import { emptyTexts } from "../../ui/forms/local-texts.ts"
import { ThreeLanguages } from "../../ui/forms/three-languages.tsx"
import { Problem } from "../../ui/problem.tsx"
import { rejectionText } from "../../ui/rejection-text.ts"

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
  const slug =
    typed ??
    toSlug(title[main] || title.fr || title.en)
      .slice(0, ownPageLimits.slug)
      .replace(/-+$/, "")
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
    <Dialog title={t("own.add")} onClose={onClose} wide>
      <Problem
        text={rejectionText(problem, t, { 409: t("own.taken", { n: ownPageLimits.pages, all: ownPageLimits.stored }) })}
      />
      <form className={`${ordersChoices.cForm} ${ordersChoices.cInner}`} noValidate onSubmit={add}>
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
        <Field
          label={t("post.slug")}
          name="slug"
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          maxLength={ownPageLimits.slug}
          value={slug}
          hint={t("own.slugHint")}
          problem={isTried && !isPageSlug(slug) ? t("post.problem.slug") : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div className={parts.cActs}>
          <button type="submit" className={buttons.btn}>
            {t("own.add")}
          </button>
          <button type="button" className={`${buttons.btn} ${buttons.btnQuiet}`} onClick={onClose}>
            {t("shell.close")}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
