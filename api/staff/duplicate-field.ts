import type { TakenField } from "#db/staff/staff.ts"
import { type ApiError, conflict } from "../errors.ts"

/** 409 `NAME_TAKEN` or `EMAIL_TAKEN`: what somebody chose is another member's. */
export const takenField = (field: TakenField): ApiError =>
  field === "name"
    ? conflict("Somebody in the team has this name, or had it", { code: "NAME_TAKEN" })
    : conflict("Somebody has this e-mail address already", { code: "EMAIL_TAKEN" })
