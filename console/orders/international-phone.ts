import { normalizePhone } from "#core/phone.ts"

/** A number as a phone dials it from anywhere: `+213550010203`; one that is not Algeria's stays as it is. */
export const internationalPhone = (mobile: string): string => {
  const kept = normalizePhone(mobile)
  return /^0\d{8,9}$/.test(kept) ? `+213${kept.slice(1)}` : kept
}
