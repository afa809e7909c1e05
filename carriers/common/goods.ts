import { cutText } from "../../core/cut-text.ts"
import type { NewParcel } from "../adapter.ts"

/** The content of a parcel, for people: "2 × Robe, 1 × Sac". */
export const goodsText = ({ goods }: NewParcel, maxLength = 255): string =>
  cutText(goods.map(({ quantity, title }) => `${quantity} × ${title}`).join(", "), maxLength)

/** The customer's whole name, which carriers with one field want. */
export const fullName = ({ firstname, lastname }: NewParcel, maxLength = 255): string =>
  cutText(`${firstname} ${lastname}`.trim(), maxLength)

/** Remarks for the driver, in French: fragile, may be opened, the merchant's note. */
export function remarks(parcel: NewParcel, maxLength = 255): string {
  const parts = [parcel.isFragile && "FRAGILE", parcel.mayBeOpened && "OUVERTURE AUTORISÉE", parcel.note]
  return cutText(parts.filter(Boolean).join(" · "), maxLength)
}

/** Whole kilograms, rounded up; 0 = not known. */
export const kilograms = ({ weight }: NewParcel): number => Math.ceil((weight ?? 0) / 1000)
