import type { ShopPromise } from "#core/content/promise.ts"

/** The icon of each promise of the shop. */
export const promiseIcons = {
  cash: "hand-coins",
  opening: "package-open",
  exchange: "repeat",
  warranty: "shield-check",
  call: "headset",
} as const satisfies Record<ShopPromise["kind"], string>
