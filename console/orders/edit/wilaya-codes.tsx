import type { OrderRow } from "#api/orders/contract-admin-row.ts"
import { newWilayas } from "#core/delivery/new-wilayas.ts"
import { placeName } from "#core/delivery/wilaya.ts"
import { useConsoleLocale } from "../../i18n/use-text.ts"

type Codes = Pick<OrderRow, "wilayaCode" | "wilayaCode2026">

/** The wilaya of 2026 of an order, with its code, where that is not the one that carriers know. */
export function MovedWilaya({ wilayaCode2026 }: Pick<Codes, "wilayaCode2026">) {
  const locale = useConsoleLocale()
  const moved = newWilayas.find(({ code }) => code === wilayaCode2026)
  return moved ? (
    <>
      {" · "}
      <bdi>{placeName(moved, locale)}</bdi> <bdi>({moved.code})</bdi>
    </>
  ) : null
}

/** The code of an order's wilaya as carriers know it, and beside it the wilaya of 2026 where that is another one. */
export function WilayaCodes({ wilayaCode, wilayaCode2026 }: Codes) {
  return (
    <>
      <bdi>({String(wilayaCode).padStart(2, "0")})</bdi>
      <MovedWilaya wilayaCode2026={wilayaCode2026} />
    </>
  )
}
