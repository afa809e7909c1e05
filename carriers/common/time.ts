/** The instant of a date and time as a carrier writes it: `2030-01-31` or `31/01/2030`; without an offset it is Algeria's time, UTC+1 all year.
 *  @returns ISO 8601, UTC; null where it is no date */
export function carrierTime(text: string | null): string | null {
  const french = text?.trim().replace(/^(\d{2})\/(\d{2})\/(\d{4})/, "$3-$2-$1") ?? ""
  const [, day, time, offset] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?))?\s*(Z|[+-]\d{2}:?\d{2})?$/i.exec(french) ?? []
  if (!day) return null
  const date = new Date(`${day}T${time ?? "00:00"}${offset ?? "+01:00"}`)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}
