import { type StoredValue, useStored } from "../../data/stored.ts"
import { useMe } from "../../data/use-me.ts"

/** How a member hears of a new order while the console is open, beside the line on the screen. */
export type OrderAlerts = { sound: boolean; notification: boolean }

const none: OrderAlerts = { sound: false, notification: false }

const areAlerts = (value: unknown): value is OrderAlerts => {
  const { sound, notification } = Object(value)
  return typeof sound === "boolean" && typeof notification === "boolean"
}

/** Alerts that each member chose on this device, by member id: a phone rings where a desk does not. */
export const storedAlerts: StoredValue<Record<string, OrderAlerts>> = {
  key: "orders.alerts",
  initial: {},
  isValid: (value): value is Record<string, OrderAlerts> =>
    typeof value === "object" && value !== null && Object.values(value).every(areAlerts),
}

/** Alerts of the signed-in member on this device; none until they choose. */
export function useOrderAlerts(): [alerts: OrderAlerts, change: (alerts: Partial<OrderAlerts>) => void] {
  const id = useMe()?.id ?? ""
  const [all, write] = useStored(storedAlerts)
  const alerts = all[id] ?? none
  return [alerts, (changes) => write({ ...all, [id]: { ...alerts, ...changes } })]
}
