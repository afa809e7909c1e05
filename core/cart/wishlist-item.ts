import { readChosen } from "./parse-saved-list.ts"
import type { SavedProduct } from "./saved-list.ts"
import { firstText, storedFields } from "./stored-list.ts"

/** A product of a wishlist as a browser and an account exchange it: its slug, and what was chosen of it. */
export type WishlistItem = Pick<SavedProduct, "slug" | "chosen">

/** Picks the fields that are synced. */
export const toWishlistItem = ({ slug, chosen }: WishlistItem): WishlistItem => ({ slug, ...(chosen && { chosen }) })

/** An item of unknown origin. A bare slug is one without a choice, as browsers stored it before.
 *  @returns undefined without a slug */
export function readWishlistItem(value: unknown): WishlistItem | undefined {
  const slug = firstText(value, storedFields(value)?.slug)
  const chosen = readChosen(storedFields(value)?.chosen)
  return slug === undefined ? undefined : toWishlistItem({ slug, ...(chosen && { chosen }) })
}

export const findWishlistItem = (items: readonly WishlistItem[], slug: string): WishlistItem | undefined =>
  items.find((item) => item.slug === slug)

/** Whether the same variant was chosen of both, or none. */
export const isSameChosen = (one: Pick<WishlistItem, "chosen">, other: Pick<WishlistItem, "chosen">): boolean =>
  one.chosen?.color === other.chosen?.color && one.chosen?.size === other.chosen?.size

/** The item of an account after it met a browser's. A choice that changed in the browser since they last met is taken;
 *  a browser that meets the account for the first time gives its choice where the account has none.
 *  @param here the browser's; undefined = not in its list
 *  @param before the browser's when they last met */
export function mergeWishlistItem(
  stored: WishlistItem,
  here: WishlistItem | undefined,
  before: WishlistItem | undefined,
): WishlistItem {
  if (!here) return stored
  const isChanged = before ? !isSameChosen(here, before) : stored.chosen === undefined
  return isChanged ? toWishlistItem(here) : stored
}

/** The items on which a browser and an account agree after they were synced. An item that is not in the browser's list, and whose
 *  product did not come, is none of them: the next sync would take it for removed there.
 *  @param items of the account
 *  @param here the browser's, as it sent them
 *  @param answered products that came, or are not sold any more */
export const syncedItems = (
  items: readonly WishlistItem[],
  here: readonly WishlistItem[],
  answered: readonly Pick<WishlistItem, "slug">[],
): WishlistItem[] =>
  items.filter(({ slug }) => findWishlistItem(here, slug) || answered.some((one) => one.slug === slug))

type Sync = { items: readonly WishlistItem[]; here: readonly WishlistItem[]; met: readonly WishlistItem[] }

/** Whether a product of a browser's list stays in it after a sync: the account has it, it was added since the list was sent, or the
 *  account never had it and has no room for it. What the account had and has no more was removed on another device.
 *  @param sync `items` of the account, the browser's as it sent them, and those on which both agreed before */
export const staysAfterSync = (slug: string, { items, here, met }: Sync): boolean =>
  Boolean(findWishlistItem(items, slug)) || !findWishlistItem(here, slug) || !findWishlistItem(met, slug)
