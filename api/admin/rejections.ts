import { FieldsRejectedError, StateRejectedError } from "#db/staff/rejected.ts"
import { conflict, validationError } from "../errors.ts"

/** Does some work of the catalogue; what it refuses becomes the answer: 400 with every field that is wrong, 409 with
 *  `details.code` where things are not as they were read.
 *  @throws ApiError */
export async function withRejections<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof FieldsRejectedError) throw validationError(error.problems)
    if (error instanceof StateRejectedError) throw conflict(error.message, { code: error.code, ...error.details })
    throw error
  }
}
