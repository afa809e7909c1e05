import { placeKey } from "./place-key.ts"

/** A carrier's desk where a parcel waits for its shopper. */
export type Desk = {
  name: string
  /** As the carrier spells it; null = it does not say. */
  commune: string | null
  address: string | null
  hours: string | null
}

/** A desk that shoppers can choose. */
export type OfferedDesk = Desk & { id: number }

/** Desks that a form offers for one place. */
export const maxOfferedDesks = 12

/** Whether a desk is in a commune of its wilaya. */
export const isDeskOf = ({ commune }: Pick<Desk, "commune">, name: string): boolean =>
  name !== "" && commune !== null && placeKey(commune) === placeKey(name)

/** The desks nearest to a commune, as far as carriers tell where they are: those of the commune, then those of the wilaya's main
 *  commune, which has its name, then the others in the carrier's order.
 *  @param desks of one wilaya */
export function nearestDesks<Of extends Pick<Desk, "commune">>(
  desks: readonly Of[],
  place: { wilaya: string; commune: string },
): Of[] {
  const rank = (desk: Of) => (isDeskOf(desk, place.commune) ? 0 : isDeskOf(desk, place.wilaya) ? 1 : 2)
  return desks.toSorted((a, b) => rank(a) - rank(b)).slice(0, maxOfferedDesks)
}
