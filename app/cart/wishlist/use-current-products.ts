import { useEffect, useState } from "react"
import { refreshSavedList } from "#core/cart/refresh-saved-list.ts"
import type { SavedList } from "#core/cart/saved-list.ts"
import type { Product } from "#core/catalogue/product.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { readAgain } from "../../browser/read-again.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import type { SavedProducts } from "../../lists/saved-products.ts"

type Answer<Found> = { slug: string; product: Found | null }

type ProductsRequest = { slugs: string; locale: Locale; detail: boolean; signal: AbortSignal }

async function fetchProducts<Found>({ slugs, locale, detail, signal }: ProductsRequest): Promise<Answer<Found>[]> {
  const query = new URLSearchParams({ slugs, locale, ...(detail && { detail: "1" }) })
  const answer = await readAgain(`/saved-products?${query}`, { signal })
  if (!answer.ok) throw new Error(`Saved products not read: ${answer.status}`)
  return answer.json()
}

/** The products of a saved list as the shop sells them now. What is added later is asked for alone; what is not sold any
 *  more leaves the list.
 *  @param detail with all that the products' own pages show
 *  @returns `list` in the browser's order, `found` by slug, and the titles that were taken out; `failed` while the shop
 *  cannot be reached, when the list itself stays as it is */
export function useCurrentProducts<Found extends Product>(saved: SavedProducts, detail: boolean) {
  const { locale } = useI18n()
  const list: SavedList = saved.useList()
  const [found, setFound] = useState<ReadonlyMap<string, Found>>(new Map())
  const [gone, setGone] = useState<string[]>([])
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const missing = list
    .map(({ slug }) => slug)
    .filter((slug) => !found.has(slug))
    .join(",")

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another request
  useEffect(() => {
    if (missing === "") {
      setFailed(false)
      return
    }
    const leave = new AbortController()
    fetchProducts<Found>({ slugs: missing, locale, detail, signal: leave.signal }).then(
      (answers) => {
        // Not before: the button that tries again has the focus.
        setFailed(false)
        const sold = answers.flatMap(({ slug, product }): [string, Found][] =>
          product ? [slug, product.slug].map((name) => [name, product]) : [],
        )
        setFound((known) => new Map([...known, ...sold]))
        const change = saved.change((old) => ({ ...refreshSavedList(old, answers), notice: null }))
        if (change.gone.length > 0) setGone((titles) => [...titles, ...change.gone])
      },
      () => {
        if (!leave.signal.aborted) setFailed(true)
      },
    )
    return () => leave.abort()
  }, [missing, locale, detail, saved, attempt])

  return { list, found, gone, failed: failed && missing !== "", retry: () => setAttempt((count) => count + 1) }
}
