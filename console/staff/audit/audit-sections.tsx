import { type SectionKind, sectionKinds } from "#core/content/sections/section.ts"
import { useText } from "../../i18n/use-text.ts"

type LoggedSection = { kind: SectionKind; hidden: boolean }

/** Reads the list of a page's sections as the log holds it: `slides, (posts)`, where `posts` is hidden.
 *  @returns undefined when the log says nothing of it */
export function readLoggedSections(value: unknown): LoggedSection[] | undefined {
  if (typeof value !== "object" || value === null || !("sections" in value)) return undefined
  const names = String(value.sections).split(", ")
  return names.flatMap((name) => {
    const kind = sectionKinds.find((one) => name === one || name === `(${one})`)
    return kind ? [{ kind, hidden: name !== kind }] : []
  })
}

/** The sections of a page before or after a change, in the words of the screen. */
export function AuditSections({ value }: { value: unknown }) {
  const t = useText()
  const sections = readLoggedSections(value)
  if (!sections) return <p>{t("section.audit.content")}</p>
  return (
    <ol>
      {sections.map(({ kind, hidden }, at) => {
        const name = t(`section.kind.${kind}`)
        // biome-ignore lint/suspicious/noArrayIndexKey: the list of a past moment never changes
        return <li key={at}>{hidden ? t("section.audit.hidden", { name }) : name}</li>
      })}
    </ol>
  )
}
