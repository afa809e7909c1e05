/** Goes to a section of the list once it is on the page: to the button that opens it, or to one that does something with it.
 *  @param part the `data-part` of the button */
export function focusSection(key: string, part = "name"): void {
  requestAnimationFrame(() => {
    const row = document.querySelector(`[data-section="${CSS.escape(key)}"]`)
    const button = row?.querySelector<HTMLElement>(`[data-part="${CSS.escape(part)}"]`)
    button?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: "nearest" })
  })
}
