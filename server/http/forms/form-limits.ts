/** The largest body of everything but files, in bytes. */
export const maxBody = 64 * 1024

/** Fields of a form, files among them. */
export const maxFields = 300

/** Characters of a field's name. */
export const maxNameLength = 100

/** Bytes of the headers of a part: the name of a chosen file is among them. */
export const maxPartHeaders = 2048

/** Characters of a boundary (RFC 2046, section 5.1.1). */
export const maxBoundary = 70

/** Why a form is not taken, as the status of its answer: it cannot be read, is too large, or too many are being read. */
export class FormRejectedError extends Error {
  override name = "FormRejectedError"
  readonly status: 400 | 413 | 503

  constructor(status: 400 | 413 | 503, options?: ErrorOptions) {
    super(`The form is not taken: ${status}`, options)
    this.status = status
  }
}

/** Adds a field to a form.
 *  @throws FormRejectedError 413 for a name that no field of the shop has */
export function appendField(form: FormData, name: string, value: string | File): void {
  if (name.length > maxNameLength) throw new FormRejectedError(413)
  form.append(name, value)
}
