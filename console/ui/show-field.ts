/** Unfolds what a field stands in, chooses its language, scrolls to it and focuses it. */
export function showField(field: HTMLElement | null): void {
  const language = field?.closest<HTMLElement>("[data-language]")
  const { language: locale = "" } = language?.dataset ?? {}
  const folded = field?.closest("details")
  if (folded) folded.open = true
  language
    ?.closest(".c-langs")
    ?.querySelector<HTMLElement>(`[data-language-of="${CSS.escape(locale)}"]`)
    ?.click()
  requestAnimationFrame(() => {
    field?.scrollIntoView({ block: "center" })
    field?.focus({ preventScroll: true })
  })
}
