import { type ApiError, conflict } from "../errors.ts"

/** 409: somebody else has stored the thing since it was read. */
export const changedMeanwhile = (): ApiError =>
  conflict("Somebody else has changed this since it was read", { code: "CHANGED_MEANWHILE" })
