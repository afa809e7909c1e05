import type { ShopDraft } from "./shop-draft.ts"

/** What every part of the form gets. */
export type ShopPart = {
  draft: ShopDraft
  set: (changes: Partial<ShopDraft>) => void
  problemOf: (field: string) => string | undefined
}
