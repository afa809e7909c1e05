import { ApiError } from "../errors.ts"
import type { Form } from "./merge-fields.ts"

/** The version of a record, for `ETag` and `If-Match`; undefined = it has none. */
export function versionOf({ version, updatedAt }: Form): string | undefined {
  const own = version ?? updatedAt
  return own === undefined || own === null ? undefined : `"${String(own)}"`
}

/** Goes on if a record still has the version that the program has read.
 *  @param given the header `If-Match`; undefined = whatever version it has
 *  @throws ApiError 412 */
export function checkIfMatch(given: string | undefined, record: Form): void {
  if (given === undefined || given.trim() === "*") return
  const now = versionOf(record)
  // A proxy that compresses may have marked it as weak.
  const tags = given.split(",").map((tag) => tag.trim().replace(/^W\//, ""))
  if (now !== undefined && tags.includes(now)) return
  throw new ApiError(412, "PreconditionFailedError", "Somebody has changed this since it was read", {
    details: { code: "CHANGED_MEANWHILE" },
    headers: now === undefined ? {} : { etag: now },
  })
}
