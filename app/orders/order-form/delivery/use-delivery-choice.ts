import { useState } from "react"
import { inCommune, isOpen, servedWay } from "#core/delivery/delivery.ts"
import { forGoods, type GoodsTerms, plainGoods } from "#core/delivery/goods-terms.ts"
import type { Commune, DeliveryKind, Wilaya } from "#core/delivery/wilaya.ts"

type Place = { wilaya: string; commune?: string; delivery: DeliveryKind }

/** The wilaya of a name, with the terms of its commune, as the goods reach it. */
const placeOf = (
  wilayas: Wilaya[],
  name: string,
  commune: Commune | undefined,
  goods: GoodsTerms,
): Wilaya | undefined => {
  const wilaya = wilayas.find((one) => one.name === name)
  return wilaya && forGoods(inCommune(wilaya, commune), goods)
}

const communeOf = (communes: readonly Commune[], { commune }: Place) => communes.find(({ name }) => name === commune)

/** The place with the other way of delivery where only that one reaches it; none where its wilaya is closed.
 *  @param communes those of the place's wilaya, as far as they are known
 *  @param goods what the goods mean for the delivery */
export function reachedPlace<P extends Place>(
  wilayas: Wilaya[],
  place: P,
  communes: readonly Commune[] = [],
  goods: GoodsTerms = plainGoods,
): P {
  const chosen = placeOf(wilayas, place.wilaya, undefined, plainGoods)
  if (chosen && !isOpen(chosen)) return { ...place, wilaya: "", ...(place.commune !== undefined && { commune: "" }) }
  const there = placeOf(wilayas, place.wilaya, communeOf(communes, place), goods)
  return { ...place, delivery: servedWay(there, place.delivery) }
}

/** The place and the way of delivery that a form has.
 *  @param wilayas those of the shop
 *  @param first what stands in the form when the page comes; an empty wilaya is none
 *  @param communes those of its wilaya
 *  @param goods what the goods mean for the delivery */
export function useDeliveryChoice(
  wilayas: Wilaya[],
  first: Place,
  communes: readonly Commune[] = [],
  goods: GoodsTerms = plainGoods,
) {
  const [place, setPlace] = useState<Place>({ wilaya: first.wilaya, delivery: first.delivery })
  const [commune, setCommune] = useState(() => communeOf(communes, first))
  return {
    ...place,
    commune,
    /** The wilaya with the terms of the commune, as the goods reach it. */
    chosen: placeOf(wilayas, place.wilaya, commune, goods),
    /** Chooses a wilaya, and a way of delivery that reaches it.
     *  @returns what is chosen now */
    setWilaya: (wilaya: string): Place => {
      const next = reachedPlace(wilayas, { ...place, wilaya }, [], goods)
      setPlace(next)
      setCommune(undefined)
      return next
    },
    /** Chooses a commune of the wilaya, and a way of delivery that reaches it. */
    setCommune: (next: Commune | undefined) => {
      setCommune(next)
      setPlace((now) => {
        const delivery = servedWay(placeOf(wilayas, now.wilaya, next, goods), now.delivery)
        return delivery === now.delivery ? now : { ...now, delivery }
      })
    },
    setDelivery: (delivery: DeliveryKind) => setPlace((now) => ({ ...now, delivery })),
    /** Follows what the form has already. */
    setPlace,
  }
}
