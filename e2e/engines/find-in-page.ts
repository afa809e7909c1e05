/** An element of a page: by a selector, and by what it is called where the selector fits several. */
export type Target = {
  css: string
  /** Its accessible name as far as these pages use one: `aria-label`, else its label, else its text. An equal name is taken before
   *  one that contains this. */
  name?: string
}

export type Found = {
  /** The middle of its first line, in the window: between the lines of a link that wraps there may be nothing of it. */
  x: number
  y: number
  width: number
  height: number
  /** Whether a press there reaches it. */
  isReached: boolean
  /** Whether it is being moved, or what it stands in. */
  isMoving: boolean
  isFocused: boolean
  text: string
  value: string
  count: number
}

/** Finds the first visible element, and brings it into the window. Runs in the page.
 *  @param bring whether it is brought into the middle of the window
 *  @returns null when nothing visible fits */
export function findInPage({ css, name }: Target, bring: boolean): Found | null {
  const words = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim()
  const nameOf = (element: Element) => {
    const labels = "labels" in element && element.labels instanceof NodeList ? [...element.labels] : []
    const labelled = labels.map(({ textContent }) => words(textContent)).join(" ")
    return words(element.getAttribute("aria-label")) || labelled || words(element.textContent)
  }
  const visible = [...document.querySelectorAll(css)].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0,
  )
  const wanted = words(name)
  const equal = visible.filter((element) => nameOf(element) === wanted)
  const fits = wanted === "" ? visible : equal.length > 0 ? equal : visible.filter((e) => nameOf(e).includes(wanted))
  const [element] = fits
  if (!element) return null
  if (bring) element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" })
  const [box = element.getBoundingClientRect()] = element.getClientRects()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const reached = document.elementFromPoint(x, y)
  const moves = ({ effect, playState }: Animation) =>
    playState === "running" && effect instanceof KeyframeEffect && effect.target?.contains(element)
  return {
    x,
    y,
    width: box.width,
    height: box.height,
    isReached: element.contains(reached),
    isMoving: document.getAnimations().some(moves),
    isFocused: document.activeElement === element,
    text: words(element.textContent),
    value: "value" in element ? String(element.value) : "",
    count: fits.length,
  }
}

/** Finds an option of a list by its value, and how many presses of an arrow lead to it: down, or up below zero. Runs in the page.
 *  @returns null where the list has no such option */
export function findOption(css: string, value: string): { text: string; steps: number } | null {
  const field = document.querySelector(css)
  const options = field instanceof HTMLSelectElement ? [...field.options].filter(({ disabled }) => !disabled) : []
  const index = options.findIndex((option) => option.value === value)
  const [option] = options.slice(index, index + 1)
  const chosen = options.findIndex(({ selected }) => selected)
  return index < 0 || !option ? null : { text: option.text, steps: index - chosen }
}
