import { readShopMoment } from "../../i18n/shop-day.ts"

/** A moment as other shops write it: ISO 8601, or a day before its month; without an offset on Algeria's clock.
 *  @returns ISO 8601 in UTC; undefined for what is no moment */
export function readOrderMoment(text: string): string | undefined {
  const [, day = "", month = "", year = "", time = ""] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:[ ,à]+(\d{1,2}[:h]\d\d(?:[:m]\d\d)?))?/.exec(text.trim()) ?? []
  if (year === "") return readShopMoment(text.trim().replace(/^(\d{4})\/(\d\d)\/(\d\d)/, "$1-$2-$3"))
  const clock = time.replace(/[hm]/g, ":").padStart(5, "0")
  return readShopMoment(`${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")} ${time === "" ? "00:00" : clock}`)
}
