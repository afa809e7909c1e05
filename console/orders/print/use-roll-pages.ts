import { type RefObject, useEffect } from "react"

/** CSS pixels of a millimetre. */
const perMillimetre = 96 / 25.4

/** Gives each paper of a roll a page as long as the paper is: CSS names no page size that grows.
 *  @param root holds the papers as its children */
export function useRollPages(root: RefObject<HTMLElement | null>, isRoll: boolean): void {
  useEffect(() => {
    const papers = root.current
    if (!papers || !isRoll) return
    const sheet = new CSSStyleSheet()
    const measure = () => {
      const rules = [...papers.children].map((paper, index) => {
        // One more, as a page that is a fraction too short is two.
        const length = Math.ceil(paper.getBoundingClientRect().height / perMillimetre) + 1
        const name = `roll-${index}`
        paper.setAttribute("data-page", name)
        return `@page ${name} { size: 80mm ${length}mm } [data-page="${name}"] { page: ${name} }`
      })
      sheet.replaceSync(rules.join("\n"))
    }
    const observer = new ResizeObserver(measure)
    for (const paper of papers.children) observer.observe(paper)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      observer.disconnect()
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  })
}
