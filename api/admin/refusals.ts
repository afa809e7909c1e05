import { FieldsRefused, StateRefused } from "#db/admin/refused.ts"
import { conflict, validationError } from "../errors.ts"

/** Does some work of the catalogue; what it refuses becomes the answer: 400 with every field that is wrong, 409 with
 *  `details.code` where things are not as they were read.
 *  @throws ApiError */
export async function answeringRefusals<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (problem) {
    if (problem instanceof FieldsRefused) throw validationError(problem.problems)
    if (problem instanceof StateRefused) throw conflict(problem.message, { code: problem.code, ...problem.details })
    throw problem
  }
}
