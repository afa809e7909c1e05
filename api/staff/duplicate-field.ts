import type { TakenField as DuplicateField } from "#db/staff/staff.ts"
import { type ApiError, conflict } from "../errors.ts"

/** 409 `NAME_TAKEN` or `EMAIL_TAKEN`: another member already has this value. */
export const duplicateField = (field: DuplicateField): ApiError =>
  field === "name"
    ? conflict("Somebody in the team has this name, or had it", { code: "NAME_TAKEN" })
    : conflict("Somebody has this e-mail address already", { code: "EMAIL_TAKEN" })
