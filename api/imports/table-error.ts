import { TableLimitError } from "#core/files/table-limits.ts"
import type { TableReadError } from "#core/files/table-read-error.ts"
import { ApiError } from "../errors.ts"

/** 400 for a file that is no table that can be read or holds more than one may, 413 for one that unpacks to too much; `details` has
 *  the name of what is wrong, the row, and of a limit its maximum and the column where it was reached. */
export function tableError(error: TableLimitError | TableReadError): ApiError {
  if (!(error instanceof TableLimitError)) {
    const { code, row, value, message } = error
    return new ApiError(400, "ValidationError", message, { details: { code, row, value } })
  }
  const { code, max, row, column, message } = error
  const details = { code, max, row, column }
  return code === "UNPACKED_TOO_LARGE"
    ? new ApiError(413, "PayloadTooLargeError", message, { details })
    : new ApiError(400, "ValidationError", message, { details })
}
