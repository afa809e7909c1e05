import { carriers } from "#core/delivery/carrier.ts"
import type { Say } from "../i18n/texts.ts"

/** What the carriers that the shop knows are called. */
export const carrierNames = (t: Say): string[] => carriers.map((carrier) => t(`export.${carrier}`))

/** What a carrier is called; one that the shop does not know is called as somebody wrote it. */
export function carrierName(stored: string, t: Say): string {
  const known = carriers.find((carrier) => carrier === stored)
  return known ? t(`export.${known}`) : stored
}

/** A carrier as it is stored, by the name that somebody typed; "" = none. */
export function carrierCalled(typed: string, t: Say): string {
  const name = typed.trim()
  return carriers.find((carrier) => t(`export.${carrier}`).toLowerCase() === name.toLowerCase()) ?? name
}
