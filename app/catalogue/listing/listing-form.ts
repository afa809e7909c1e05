import { formatListing, parseListing } from "#core/catalogue/listing-params.ts"
import { afterLayers, hasLayer, pushAddress } from "../../browser/modal-layers.ts"
import { type IslandScripts, readPageData } from "../../page/page-data.ts"
import { filterFormId, filterPanelId } from "./filters/filter-ids.ts"
import { morph, parsePage } from "./morph.ts"

/** Debounce: a handle that keys move changes many times in a row; in milliseconds. */
const debounceDelay = 250

/** Parts of a page that another listing replaces: the listing itself, and the links to it in other languages. */
const parts = "[data-listing], [data-own-address]"
const headParts = ["link[rel=canonical]", "meta[name=robots]", "meta[name=description]"]

let underWay = new AbortController()
/** The search string that the form stands for, or that is on its way. */
let wanted: string | undefined
let shown = location.pathname + location.search

const listing = () => document.querySelector("[data-listing]")
const filterForm = () => document.querySelector<HTMLFormElement>(`form#${filterFormId}`)

/** The listing that a filled form asks for, as an address's search string. */
function searchOf(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  return formatListing(parseListing(new URLSearchParams(fields)))
}

/** Returns the subject of a listing. Only a listing of the same subject can replace another one: the page around them
 *  names it. */
function subjectOf(address: URL): string {
  const { searchText, productType } = parseListing(address.searchParams)
  return [address.pathname, searchText, ...productType].join("\n")
}

type Step = "push" | "replace" | "none"

/** Shows another listing in the place of this one; without the shop's answer the browser goes there itself.
 *  @param address path and search string
 *  @param step what becomes of the page's history
 *  @param settle after the exchange */
async function show(address: string, step: Step, settle?: () => void): Promise<void> {
  underWay.abort()
  underWay = new AbortController()
  const { signal } = underWay
  setBusy(true)
  try {
    const answer = await fetch(address, { signal })
    const page = parsePage(await answer.text())
    // Another build's page needs that build's scripts.
    const isOfBuild = page.documentElement.dataset.build === document.documentElement.dataset.build
    const isListing = answer.ok && page.querySelector("[data-listing]")
    if (!isListing || !isOfBuild) throw new Error(`The listing was answered with ${answer.status}`)
    const scripts: IslandScripts = await import(/* @vite-ignore */ readPageData(document).mount)
    if (signal.aborted) return
    // The box may have been cleared again since.
    if (step === "push" && address !== shown) pushAddress(address)
    if (step === "replace") history.replaceState(history.state, "", address)
    scripts.takePageData(readPageData(page))
    exchange(page, scripts.renderIsland)
    settle?.()
    await scripts.mountIslands()
  } catch {
    if (signal.aborted) return
    if (hasLayer()) location.replace(address)
    else location.assign(address)
  }
}

const setBusy = (isBusy: boolean) =>
  listing()?.querySelector("[data-results]")?.setAttribute("aria-busy", String(isBusy))

function exchange(page: Document, renderIsland: (island: Element) => boolean): void {
  const hadFocus = listing()?.contains(document.activeElement)
  const others = page.querySelectorAll(parts)
  for (const [index, part] of [...document.querySelectorAll(parts)].entries()) {
    const other = others[index]
    if (other) morph(part, other, renderIsland)
  }
  document.title = page.title
  for (const selector of headParts) {
    document.head.querySelector(selector)?.remove()
    document.head.append(...page.head.querySelectorAll(selector))
  }
  filterForm()?.reset()
  settled()
  if (hadFocus && document.activeElement === document.body) focusResults()
}

/** The form stands for the listing that is shown. */
function settled(): void {
  shown = location.pathname + location.search
  const form = filterForm()
  wanted = form ? searchOf(form) : undefined
  setBusy(false)
}

const focusResults = () => document.getElementById("results")?.focus({ preventScroll: true })

/** Asks for what is ticked and typed. */
function send(): void {
  const form = filterForm()
  if (!form) return
  const search = searchOf(form)
  if (search === wanted) return
  wanted = search
  void show(location.pathname + search, "push")
}

let timer: ReturnType<typeof setTimeout> | undefined

function onChange({ target }: Event): void {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
  if (target.form?.id !== filterFormId) return
  clearTimeout(timer)
  timer = setTimeout(send, target.type === "range" ? debounceDelay : 0)
}

function onSubmit(event: SubmitEvent): void {
  if (event.defaultPrevented) return
  // The page is left: an answer that it ends is no failure.
  underWay.abort()
  if (event.target !== filterForm()) return
  event.preventDefault()
  const panel = document.getElementById(filterPanelId)
  // The panel's history entry goes with it, before another one comes.
  if (panel?.matches(":popover-open")) panel.hidePopover()
  afterLayers(send)
}

function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null
  if (!link || event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  if (!listing()?.contains(link) || subjectOf(new URL(link.href)) !== subjectOf(new URL(location.href))) {
    if (link.target === "" && link.pathname !== location.pathname) underWay.abort()
    return
  }
  event.preventDefault()
  const address = link.pathname + link.search
  wanted = undefined
  const products = document.querySelector("#products")
  const before = products?.childElementCount ?? 0
  if (link.matches("[data-more]")) {
    void show(address, "replace", () =>
      products?.children[before]?.querySelector<HTMLElement>("h2 a")?.focus({ preventScroll: true }),
    )
  } else if (link.closest("[data-pages]")) {
    void show(address, "push", () => {
      focusResults()
      scrollTo(0, 0)
    })
  } else void show(address, "push")
}

const isChanged = (field: Element): boolean =>
  field instanceof HTMLSelectElement
    ? [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
    : field instanceof HTMLInputElement &&
      field.name !== "" &&
      (field.checked !== field.defaultChecked || field.value !== field.defaultValue)

/** Has the listing change in its place: what is ticked, typed or chosen in its form, and its links. */
export function startListing(): void {
  document.addEventListener("change", onChange)
  document.addEventListener("submit", onSubmit)
  document.addEventListener("click", onClick)
  addEventListener("popstate", () => {
    const address = location.pathname + location.search
    if (address !== shown) void show(address, "none")
  })
  // Boxes ticked before the script came. A field that is being typed in sends itself when it is left.
  const fields = [...(filterForm()?.elements ?? [])].filter(
    (field) => field !== document.activeElement || !field.matches(":not([type])"),
  )
  if (fields.some(isChanged)) send()
}
