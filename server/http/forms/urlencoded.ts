import { appendField, FormRejectedError, maxFields } from "./form-limits.ts"

const ampersand = 0x26

/** Whether a body has more fields than a form of the shop. Counted in bytes: parsing them takes time for each. */
function hasTooManyFields(body: Buffer): boolean {
  let fields = 1
  for (let at = body.indexOf(ampersand); at !== -1; at = body.indexOf(ampersand, at + 1)) {
    fields += 1
    if (fields > maxFields) return true
  }
  return false
}

/** Reads `application/x-www-form-urlencoded`, which every sequence of bytes is.
 *  @throws FormRejectedError 413 for too many fields or too long a name */
export function readUrlencoded(body: Buffer): FormData {
  if (hasTooManyFields(body)) throw new FormRejectedError(413)
  const form = new FormData()
  for (const [name, value] of new URLSearchParams(body.toString())) appendField(form, name, value)
  return form
}
