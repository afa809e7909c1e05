/** Attribute that a document's `style` attributes are renamed to before it is parsed: the policy of the page that takes them over
 *  knows their hashes as little as the parser's own document does, while a script may set them. */
const styleName = "data-style"

/** Parses a page of the shop. Its scripts do not run. */
export const parsePage = (html: string): Document =>
  new DOMParser().parseFromString(html.replaceAll(' style="', ` ${styleName}="`), "text/html")

/** Makes an element what it is in another document (`parsePage`). What is the same in both stays: focus, scroll and folds with it.
 *  @param renderIsland renders an island that is in both; false when it is not hydrated, and the other one takes its place */
export function morph(old: Element, next: Element, renderIsland: (island: Element) => boolean): void {
  morphElement(old, next, renderIsland)
  for (const element of old.querySelectorAll<HTMLElement>(`[${styleName}]`)) {
    element.style.cssText = element.getAttribute(styleName) ?? ""
    element.removeAttribute(styleName)
  }
}

/** @returns which of both is in the page */
function morphElement(old: Element, next: Element, renderIsland: (island: Element) => boolean): Element {
  const isIsland = old.hasAttribute("data-island")
  const previous = old.id
  copyAttributes(old, next)
  if (!isIsland) {
    morphChildren(old, next, renderIsland)
    return old
  }
  if (renderIsland(old)) return old
  old.id = previous
  return next
}

function copyAttributes(old: Element, next: Element): void {
  // Attributes set by a script or a person.
  const own = ["open", "style", "data-mounted", styleName]
  for (const { name } of [...old.attributes])
    if (!next.hasAttribute(name) && !own.includes(name)) old.removeAttribute(name)
  for (const { name, value } of next.attributes) {
    if (!own.includes(name) && old.getAttribute(name) !== value) old.setAttribute(name, value)
  }
  const style = next.getAttribute(styleName) ?? ""
  if (old instanceof HTMLElement && (old.getAttribute("style") ?? "") !== style) old.style.cssText = style
}

/** Returns the key by which a child is found in both documents: its id, its island, its heading, or the link or field
 *  in it. */
function keyOf(child: Node): string {
  if (!(child instanceof Element)) return child.nodeName
  const inside = child.matches("li, label, details") ? child.querySelector("a[href], input, h2") : null
  const { id, localName } = child
  const name = child.getAttribute("data-island") ?? id
  const field = inside instanceof HTMLInputElement && `${inside.name} ${inside.value}`
  return [localName, name, field || (inside?.getAttribute("href") ?? inside?.textContent)].join(" ")
}

function morphChildren(old: Element, next: Element, renderIsland: (island: Element) => boolean): void {
  const left = new Map<string, ChildNode[]>()
  for (const child of old.childNodes) left.set(keyOf(child), [...(left.get(keyOf(child)) ?? []), child])
  const children = [...next.childNodes].map((child) => {
    const same = left.get(keyOf(child))?.shift()
    if (!same) return child
    if (!(same instanceof Element && child instanceof Element)) same.nodeValue = child.nodeValue
    else if (morphElement(same, child, renderIsland) === child) {
      same.remove()
      return child
    }
    return same
  })
  for (const gone of [...left.values()].flat()) gone.remove()
  for (const [place, child] of children.entries()) {
    const there = old.childNodes[place] ?? null
    if (there !== child) old.insertBefore(child, there)
  }
}
