import { type RefObject, useEffect } from "react"

/** CSS pixels of a millimetre. */
const perMillimetre = 96 / 25.4
/** Pixels by which the text gets smaller at a time. */
const step = 0.5

/** Makes the text of papers smaller where they are longer than their sheet, so that nothing is cut off; bars keep their size. A paper
 *  that is still longer goes on to a second sheet.
 *  @param root holds the papers
 *  @param sheet millimetres of its length, and the pixels of its text at most and at least; null = it is as long as the paper */
export function useFittedText(
  root: RefObject<HTMLElement | null>,
  sheet: { length: number; text: number; minText: number } | null,
): void {
  useEffect(() => {
    if (!root.current || !sheet) return
    const papers = [...root.current.querySelectorAll<HTMLElement>("article")]
    const max = (sheet.length - 0.5) * perMillimetre
    const adjust = () => {
      for (const paper of papers) {
        for (let size = sheet.text; size >= sheet.minText; size -= step) {
          paper.style.fontSize = `${size}px`
          if (paper.scrollHeight <= max) break
        }
      }
    }
    adjust()
    // A typeface or a logo that comes later takes another room.
    const observer = new ResizeObserver(adjust)
    for (const paper of papers) for (const part of paper.children) observer.observe(part)
    return () => {
      observer.disconnect()
      // Another paper has a text of its own.
      for (const paper of papers) paper.style.removeProperty("font-size")
    }
  })
}
