import type { ShopPromise } from "#core/content/promise.ts"

/** The icon of each promise of the shop. */
export const promiseIcons = {
  cash: { icon: "hand-coins" },
  opening: { icon: "package-open" },
  exchange: { icon: "repeat" },
  warranty: { icon: "shield-check" },
  call: { icon: "headset" },
} as const satisfies Record<ShopPromise["kind"], { icon: string }>
