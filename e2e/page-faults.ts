import type { Page } from "@playwright/test"

/** What makes a page look unfinished: a section, a list or a heading without anything in it or below it; a picture that does not
 *  come.
 *  @returns one line a fault */
export function pageFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = []
    // What is busy has not come yet.
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-busy="true"]')
    const describe = (element: Element) => element.outerHTML.slice(0, 120)
    const holds = (element: Element) =>
      element.textContent?.trim() !== "" || element.querySelector("img, svg, input, button, video") !== null
    for (const part of document.querySelectorAll("section, article, aside, nav, ul, ol, table, fieldset, dl"))
      if (isShown(part) && !holds(part)) faults.push(`empty: ${describe(part)}`)
    for (const heading of document.querySelectorAll("h1, h2, h3, h4")) {
      if (!isShown(heading)) continue
      if (heading.textContent?.trim() === "") faults.push(`heading without words: ${describe(heading)}`)
      // A card holds what it is about beside its heading; else something follows, in what it heads or in what holds that.
      const card = heading.closest("article, li")
      const rest = card?.cloneNode(true) as Element | undefined
      rest?.querySelector(heading.tagName)?.remove()
      let place: Element | null = heading
      let isFollowed = rest !== undefined && holds(rest)
      while (place && !isFollowed && place.tagName !== "MAIN" && place.tagName !== "BODY") {
        for (let next = place.nextElementSibling; next; next = next.nextElementSibling)
          isFollowed ||= isShown(next) && holds(next)
        if (place.matches("section, article, aside")) break
        place = place.parentElement
      }
      if (!isFollowed && heading.tagName !== "H1") faults.push(`nothing below: ${describe(heading)}`)
    }
    for (const image of document.images)
      if (image.complete && image.naturalWidth === 0 && isShown(image)) faults.push(`no picture: ${describe(image)}`)
    return faults
  })
}
