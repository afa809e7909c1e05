/** Sections of the page are known by their places in the form, from 1. */
export const sectionSelector = "[data-section]"

/** Elements that load ahead or run; the frame does neither. */
const unused = "script, link:not([rel~=stylesheet])"

/** Stands for the attribute `style` until its element is in the frame. */
const styleMark = "data-style"

const keyOf = (link: Element) => link.getAttribute("href") ?? ""

/** Marks before sections (app/content/sections/page-sections.tsx) become attributes of the sections: the page has the very
 *  elements that a shopper gets. */
function placeMarks(page: Document): void {
  for (const mark of page.querySelectorAll<HTMLTemplateElement>(`template${sectionSelector}`)) {
    const next = mark.nextElementSibling
    if (next instanceof HTMLElement) next.dataset.section = mark.dataset.section
    mark.remove()
  }
}

function copyAttributes(from: Element, to: Element): void {
  for (const { name } of [...to.attributes]) to.removeAttribute(name)
  for (const { name, value } of from.attributes) to.setAttribute(name, value)
}

/** Resolves when the stylesheets that were added have come, or failed. */
function addStylesheets(page: Document, shown: Document): Promise<unknown> {
  const wanted = [...page.head.querySelectorAll("link[rel~=stylesheet]")]
  const known = [...shown.head.querySelectorAll("link[rel~=stylesheet]")]
  const isIn = (list: Element[], link: Element) => list.some((one) => keyOf(one) === keyOf(link))
  const added = wanted.filter((link) => !isIn(known, link)).map((link) => shown.importNode(link, true))
  const loaded = added.map(
    (link) =>
      new Promise<void>((resolve) => {
        link.addEventListener("load", () => resolve())
        link.addEventListener("error", () => resolve())
      }),
  )
  shown.head.append(...added)
  for (const link of known.filter((one) => !isIn(wanted, one))) link.remove()
  return Promise.all(loaded)
}

/** Shows the HTML of a page of the shop in a frame's document, at the place to which it is scrolled. Nothing of it runs.
 *  @param shown of a frame without scripts */
export async function showPage(shown: Document, html: string): Promise<void> {
  // The console's policy allows no style attribute, also where a text is parsed, but what a script of its own sets.
  const page = new DOMParser().parseFromString(html.replaceAll(' style="', ` ${styleMark}="`), "text/html")
  for (const element of page.querySelectorAll(unused)) element.remove()
  placeMarks(page)
  await addStylesheets(page, shown)
  const styled = page.querySelectorAll<HTMLElement>(`body [${styleMark}]`)
  const view = shown.defaultView
  const top = view?.scrollY ?? 0
  copyAttributes(page.documentElement, shown.documentElement)
  copyAttributes(page.body, shown.body)
  shown.body.replaceChildren(...[...page.body.childNodes].map((node) => shown.adoptNode(node)))
  for (const element of styled) element.style.cssText = element.getAttribute(styleMark) ?? ""
  view?.scrollTo({ top, behavior: "instant" })
}

/** Replaces the styles that a screen adds to the page in a frame. */
export function addStyles(shown: Document, css: string): void {
  const { defaultView } = shown
  if (!defaultView) return
  const sheet = new defaultView.CSSStyleSheet()
  sheet.replaceSync(css)
  shown.adoptedStyleSheets = [sheet]
}
