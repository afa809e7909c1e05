import type { StoredValue } from "../../data/stored.ts"

/** Whether new orders ring on this device. */
export const orderSound: StoredValue<boolean> = {
  key: "orders.sound",
  initial: true,
  isValid: (value): value is boolean => typeof value === "boolean",
}
