export type SelectOption = { value: string; label: string }

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", '"': "&quot;" }

const escapeHtml = (text: string) => text.replace(/[&<"]/g, (character) => entities[character] ?? "")

const optionHtml = ({ value, label }: SelectOption, attributes = "") =>
  `<option value="${escapeHtml(value)}"${attributes}>${escapeHtml(label)}</option>`

const deferred = (options: readonly SelectOption[]) =>
  options.length > 0
    ? `<noscript data-deferred="">${options.map((option) => optionHtml(option)).join("")}</noscript>`
    : ""

/** HTML of the options of a long list, of which a page shows one: the others stand in `<noscript>`, which a browser with scripts
 *  reads as text. `hanoutFillDeferred` (shell/start/early-start.js) makes elements of them when the page is first touched. Parsers of
 *  before 2025 know no such element in a `<select>` and read the options themselves.
 *  @param selected the value of the one that is selected; the first one if it is none of theirs */
export function deferredOptions(options: readonly SelectOption[], selected: string): string {
  const found = options.findIndex(({ value }) => value === selected)
  const at = Math.max(found, 0)
  const shown = options[at]
  if (!shown) return ""
  const mark = found < 0 ? "" : ' selected=""'
  // What follows the last part tells that it has been read.
  return `${deferred(options.slice(0, at))}${optionHtml(shown, mark)}${deferred(options.slice(at + 1))}\n`
}

/** HTML of all options of a list as elements.
 *  @param html of the list, in which they are elements already or text */
export const allOptions = (html: string): string => html.replace(/<\/?noscript[^>]*>/g, "")
