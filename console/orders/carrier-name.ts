import { carriers } from "#core/delivery/carrier.ts"
import type { Say } from "../i18n/texts.ts"

/** Returns the names of the known carriers. */
export const carrierNames = (t: Say): string[] => carriers.map((carrier) => t(`export.${carrier}`))

/** Returns a carrier's name; an unknown one has the name that somebody wrote. */
export function carrierName(stored: string, t: Say): string {
  const known = carriers.find((carrier) => carrier === stored)
  return known ? t(`export.${known}`) : stored
}

/** A carrier as it is stored, by the name that somebody typed; "" = none. */
export function carrierCalled(typed: string, t: Say): string {
  const name = typed.trim()
  return carriers.find((carrier) => t(`export.${carrier}`).toLowerCase() === name.toLowerCase()) ?? name
}
