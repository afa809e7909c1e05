import { type ApiError, conflict } from "../errors.ts"

/** 409: another member has changed the record since it was read. */
export const editConflict = (): ApiError =>
  conflict("Somebody else has changed this since it was read", { code: "CHANGED_MEANWHILE" })
