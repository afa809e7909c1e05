import type { TableLimitError } from "#core/table-limits.ts"
import { ApiError } from "../errors.ts"

/** 400 for a file that holds more than a table may, 413 for one that unpacks to too much; `details` has the limit's name,
 *  its maximum, and the row and column where it was reached. */
export function tableError({ code, max, row, column, message }: TableLimitError): ApiError {
  const details = { code, max, row, column }
  return code === "UNPACKED_TOO_LARGE"
    ? new ApiError(413, "PayloadTooLargeError", message, { details })
    : new ApiError(400, "ValidationError", message, { details })
}
