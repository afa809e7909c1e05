import type { Page } from "@playwright/test"

/** The texts of which a part is cut off at the side as the page stands: by the window, or by a part that neither shows nor
 *  scrolls to what is wider than itself. A text wholly out of sight is a slide that waits, no cut one. What a field says while
 *  it is empty, and the choices of a menu, are texts too.
 *  @returns each text with the pixels that are missing */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Side = { left: number; right: number }
    const enough = 2
    const found = new Set<string>()
    const note = (text: string, missing: number) =>
      found.add(`"${text.trim().replace(/\s+/g, " ").slice(0, 60)}" lacks ${Math.round(missing)} px`)

    const sides = new Map<Element, Side | null>()
    /** What can be seen of an element's inside; null where it scrolls, so that all of it can be seen. */
    const visibleSides = (element: Element | null): Side | null => {
      if (!element) return { left: 0, right: innerWidth }
      const known = sides.get(element)
      if (known !== undefined) return known
      const outer = visibleSides(element.parentElement)
      const { overflowX, position, clipPath } = getComputedStyle(element)
      const box = element.getBoundingClientRect()
      const hidden = box.width <= enough || clipPath !== "none"
      const scrolls = /auto|scroll/.test(overflowX) && element !== document.body && element !== document.documentElement
      const clips = /hidden|clip/.test(overflowX) && element !== document.documentElement
      const free = position === "fixed" ? { left: 0, right: innerWidth } : outer
      const own = { left: Math.max(free?.left ?? 0, box.left), right: Math.min(free?.right ?? innerWidth, box.right) }
      const seen = hidden || scrolls || !free ? null : clips ? own : free
      sides.set(element, seen)
      return seen
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement
      if (!parent || !node.textContent?.trim() || parent.closest("script, style, noscript, option, svg")) continue
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const seen = visibleSides(parent)
      if (!seen) continue
      range.selectNodeContents(node)
      for (const { left, right } of range.getClientRects()) {
        const missing = Math.max(seen.left - left, right - seen.right)
        if (missing > enough && right > seen.left && left < seen.right) note(node.textContent, missing)
      }
    }

    const ruler = document.createElement("canvas").getContext("2d")
    for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select")) {
      if (!ruler || field.type === "hidden" || !field.checkVisibility({ visibilityProperty: true })) continue
      const all =
        field instanceof HTMLSelectElement ? Array.from(field.options, ({ text }) => text) : [field.placeholder]
      const style = getComputedStyle(field)
      const room = field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
      if (field.clientWidth <= enough) continue
      ruler.font = style.font
      for (const text of all) {
        const missing = ruler.measureText(text).width - room
        if (missing > enough) note(text, missing)
      }
    }
    return [...found]
  })
}
