import { BackupError } from "#db/backup/backup-lines.ts"
import { FieldsRejectedError, StateRejectedError } from "#db/staff/rejected.ts"
import { conflict, validationError } from "../errors.ts"

/** Does some work; what it rejects becomes the answer: 400 with every field that is wrong, 409 with `details.code` where things
 *  are not as they were read, or a backup is damaged.
 *  @throws ApiError */
export async function withRejections<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof FieldsRejectedError) throw validationError(error.problems)
    if (error instanceof StateRejectedError) throw conflict(error.message, { code: error.code, ...error.details })
    if (error instanceof BackupError) throw conflict(error.message, { code: "BACKUP_DAMAGED" })
    throw error
  }
}
