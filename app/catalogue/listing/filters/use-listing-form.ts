import { type SubmitEvent, useEffect, useLayoutEffect, useRef } from "react"
import { useLocation, useNavigation } from "react-router"
import { formatListing, parseListing } from "#core/catalogue/listing-params.ts"
import type { ListingQuery } from "#core/catalogue/listing-query.ts"
import { afterLayers, hasLayer } from "../../../cart/panel/modal-layers.ts"
import { useNavigate } from "../../../i18n/router-path.ts"
import { afterPaint } from "../../../ui/after-paint.ts"

/** Debounce: a handle that keys move changes many times in a row; in milliseconds. */
const debounceDelay = 250

/** The listing that a filled form asks for, as an address's search string. */
function formSearch(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  return formatListing(parseListing(new URLSearchParams(fields)))
}

/** Whether a search string asks for a listing's first page, or for another of its pages. */
const isSearchOf = (query: ListingQuery, search: string): boolean =>
  formatListing({ ...parseListing(new URLSearchParams(search)), page: 1 }) === formatListing({ ...query, page: 1 })

/** Makes the filter form act at every change. The form itself remembers what is ticked; its defaults follow the address,
 *  so that back, forward and removed chips set it again.
 *  @param path of the listing, with language prefix
 *  @param onSend after a press on one of the form's buttons */
export function useListingForm(path: string, query: ListingQuery, onSend: () => void) {
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const navigation = useNavigation()
  const { search } = useLocation()
  // The search that the form shows; another page may be there before the form's code is.
  const settled = useRef(isSearchOf(query, search) ? search : undefined)
  // What the form asked for last, until a render shows that navigation.
  const requestedSearch = useRef<string>(undefined)
  const going =
    navigation.location?.pathname === path ? parseListing(new URLSearchParams(navigation.location.search)) : query

  // A layout effect ends before the form is taken out of the page: a field that is left with it changes, and the browser
  // would send the form itself.
  useLayoutEffect(() => {
    const element = form.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let takeBack = () => {}
    const send = () => element.requestSubmit()
    const onChange = ({ target }: Event) => {
      clearTimeout(timer)
      takeBack()
      const moved = target instanceof HTMLInputElement && target.type === "range"
      if (moved) timer = setTimeout(send, debounceDelay)
      else {
        // A navigation that ends before does not take the tick back.
        requestedSearch.current = formSearch(element)
        // The tick is on the screen before the navigation begins.
        takeBack = afterPaint(send)
      }
    }
    // React's onChange would fire for every step of a dragged price handle.
    element.addEventListener("change", onChange)
    return () => {
      clearTimeout(timer)
      takeBack()
      element.removeEventListener("change", onChange)
    }
  }, [])

  // What was ticked before the script came. A field that is being typed in sends itself when it is left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the form as it came
  useEffect(() => {
    const isTyping = form.current?.querySelector("input:not([type]):focus")
    if (form.current && !isTyping && !isSearchOf(query, formSearch(form.current))) form.current.requestSubmit()
  }, [])

  useEffect(() => {
    if (navigation.state !== "idle") requestedSearch.current = undefined
    // A tick between the end of a navigation and its render stays: its own navigation is on its way.
    const newer = requestedSearch.current !== undefined && requestedSearch.current !== search
    if (navigation.state !== "idle" || settled.current === search || newer) return
    // The form is still that of another page.
    if (settled.current === undefined && !isSearchOf(query, search)) return
    settled.current = search
    form.current?.reset()
    const sort = form.current?.elements.namedItem("sort")
    if (sort instanceof HTMLSelectElement) sort.value = query.sort
  }, [navigation.state, search, query])

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const next = formSearch(event.currentTarget)
    // The panel's history entry goes with it, before another one comes.
    if (event.nativeEvent.submitter) onSend()
    if (next !== formatListing({ ...going, page: 1 })) {
      requestedSearch.current = next
      afterLayers(() => navigate(path + next, { preventScrollReset: true, replace: hasLayer() }))
    }
  }
  return { form, onSubmit }
}
