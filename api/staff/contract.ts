import { z } from "zod"
import { isEmailAddress } from "#core/customers/contact-message.ts"
import { locales } from "#core/i18n/locale.ts"
import { toLatinDigits } from "#core/latin-digits.ts"
import { isReservedName, maxStaffName } from "#core/staff/staff-name.ts"
import { maxPasswordLength } from "#core/staff/staff-password.ts"
import { staffRoles } from "#core/staff/staff-permissions.ts"

// PostgreSQL cannot store it.
const noNul = /^[^\0]*$/
const text = (maxLength: number) => z.string().trim().max(maxLength).regex(noNul, "must not contain a NUL character")

const name = text(maxStaffName)
  .min(1)
  .refine((given) => !isReservedName(given), "is kept for others")
const email = text(254).toLowerCase().refine(isEmailAddress, "must be an e-mail address")
const locale = z.enum(locales)
const role = z.enum(staffRoles)

/** Bounds of a password; `core/staff/staff-password.ts` has the rules for a good one. */
const newPassword = z
  .string()
  .max(10 * maxPasswordLength)
  .regex(noNul, "must not contain a NUL character")
/** No valid value is longer. */
const password = z.string().min(1).max(maxPasswordLength)

const linkToken = z.string().regex(/^[\w-]{43}$/, "is not what a link holds")

export const signInRequest = z.object({ email: text(254).toLowerCase().min(1), password })

/** Opens a link; the answer tells its purpose. */
export const linkRequest = z.object({ token: linkToken })

/** A new member's answer to the link of an invitation, and the first owner's. */
export const joinRequest = z.object({
  token: linkToken,
  name,
  email,
  password: newPassword,
  locale: locale.default("fr"),
})

export const renewPasswordRequest = z.object({ token: linkToken, password: newPassword })

/** Six digits of the app, in the digits of any keyboard, or a code that was written down. */
const code = text(40).overwrite(toLatinDigits).min(1)
export const codeRequest = z.object({ code })

/** That it is the member who asks: the password, and a code where their second factor is on. */
export const proof = { password: password.optional(), code: code.optional() }
export const reauthenticationRequest = z.object(proof)

export const changePasswordRequest = z.object({ currentPassword: password, code: code.optional(), newPassword })

export const changeMeRequest = z.strictObject({ name: name.optional(), locale: locale.optional() })

export const inviteRequest = z.object({
  role,
  note: text(120).optional(),
  /** Address of the link's mail; also part of the answer. */
  email: text(254).refine(isEmailAddress, "must be an e-mail address").optional(),
  ...proof,
})

export const changeMemberRequest = z.strictObject({ role, ...proof })

/** Purpose of a link. */
export const link = z.object({
  kind: z.enum(["first-owner", "invitation", "password"]),
  role,
  expiresAt: z.iso.datetime(),
})
export type Link = z.infer<typeof link>

export const staffMember = z.object({
  id: z.string(),
  documentId: z.string().meta({ description: "The same as `id`" }),
  name: z.string(),
  email: z.string(),
  role,
  twoFactor: z.boolean(),
  locale,
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime().nullable(),
  sessions: z.int(),
})
export type StaffMember = z.infer<typeof staffMember>

export const staffSession = z.object({
  id: z.string(),
  device: z.string().meta({ description: "The browser's own description" }),
  address: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime().meta({ description: "To within five minutes" }),
  expiresAt: z.iso.datetime(),
  current: z.boolean(),
})
export type StaffSession = z.infer<typeof staffSession>

export const invitation = z.object({
  documentId: z.string(),
  role,
  note: z.string().nullable(),
  invitedBy: z.object({ id: z.string(), name: z.string() }),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})
export type Invitation = z.infer<typeof invitation>

/** Sign-in rules of the team. */
export const securityRules = z.strictObject({
  secondFactorRequired: z.boolean().meta({ description: "Of owners and managers" }),
})
export type SecurityRules = z.infer<typeof securityRules>

/** Switching the rule off needs `password` and `code`. */
export const changeSecurityRequest = securityRules.extend(proof)
