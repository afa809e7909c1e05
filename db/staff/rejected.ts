/** Why a field is rejected: a word that screens translate. */
export type RejectionCode = "TAKEN" | "UNKNOWN" | "NEEDED" | "SELF"

/** A field of the request that cannot be stored. */
export type FieldError = { path: (string | number)[]; code: RejectionCode; message: string }

/** Something is wrong with fields; nothing is stored. */
export class FieldsRejectedError extends Error {
  override name = "FieldsRejectedError"
  readonly problems: FieldError[]

  constructor(problems: FieldError[]) {
    super(problems.map(({ message }) => message).join("; "))
    this.problems = problems
  }
}

/** The request does not fit the present state; nothing is stored. */
export class StateRejectedError extends Error {
  override name = "StateRejectedError"
  /** A word that screens translate. */
  readonly code: string
  readonly details: Record<string, unknown>

  constructor(code: string, message: string, details: Record<string, unknown> = {}) {
    super(message)
    this.code = code
    this.details = details
  }
}

/** another change came first.
 *  @param updatedAt when */
export const editConflict = (updatedAt: string): StateRejectedError =>
  new StateRejectedError("CHANGED_MEANWHILE", "Somebody has changed it since it was read", { updatedAt })

/** The next version of something: the time now, and later than the one before in any case. */
export const nextVersion = (before: string, now: Date): string =>
  new Date(Math.max(now.getTime(), Date.parse(before) + 1)).toISOString()
