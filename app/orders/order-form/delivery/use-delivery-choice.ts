import { useState } from "react"
import { isOpen, servedWay } from "#core/delivery/delivery.ts"
import type { DeliveryKind, Wilaya } from "#core/delivery/wilaya.ts"

type Place = { wilaya: string; commune?: string; delivery: DeliveryKind }

/** The place with the other way of delivery where only that one reaches its wilaya; none where its wilaya is closed. */
export function reachedPlace<P extends Place>(wilayas: Wilaya[], place: P): P {
  const chosen = wilayas.find(({ name }) => name === place.wilaya)
  if (chosen && !isOpen(chosen)) return { ...place, wilaya: "", ...(place.commune !== undefined && { commune: "" }) }
  return { ...place, delivery: servedWay(chosen, place.delivery) }
}

/** The wilaya and the way of delivery that a form has.
 *  @param wilayas those of the shop
 *  @param first what stands in the form when the page comes; an empty wilaya is none */
export function useDeliveryChoice(wilayas: Wilaya[], first: Place) {
  const [place, setPlace] = useState<Place>({ wilaya: first.wilaya, delivery: first.delivery })
  return {
    ...place,
    chosen: wilayas.find(({ name }) => name === place.wilaya),
    /** Chooses a wilaya, and a way of delivery that reaches it.
     *  @returns what is chosen now */
    setWilaya: (wilaya: string): Place => {
      const next = reachedPlace(wilayas, { ...place, wilaya })
      setPlace(next)
      return next
    },
    setDelivery: (delivery: DeliveryKind) => setPlace((now) => ({ ...now, delivery })),
    /** Follows what the form has already. */
    setPlace,
  }
}
