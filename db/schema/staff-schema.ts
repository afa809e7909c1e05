import type { Generated } from "kysely"
import type { Locale } from "#core/i18n/locale.ts"
import type { StaffRole } from "#core/staff/staff-permissions.ts"
import type { Flag, Json, Time } from "./column-types.ts"
import type { SessionTable, SignInTable, VerificationTable } from "./sign-in-tables.ts"

type StaffUserTable = {
  id: string
  name: string
  /** `foldStaffName` of it; no two members share it, those who have left included. */
  name_folded: string
  /** In small letters; of somebody who has left an address that is none. */
  email: string
  email_verified: Generated<Flag>
  image: string | null
  role: StaffRole
  locale: Locale
  two_factor_enabled: Generated<Flag>
  created_at: Time
  updated_at: Time
  /** When the member was removed; null = active. */
  removed_at: Time | null
}

/** A search in the list of orders, as its parameters in an address. */
type SavedFilterTable = {
  id: Generated<number>
  document_id: string
  staff_id: string
  name: string
  query: string
  /** Whether all who see orders see it. */
  shared: Flag
  created_at: Time
}

type StaffTwoFactorTable = {
  id: string
  user_id: string
  /** Encrypted, as the codes are. */
  secret: string
  backup_codes: string
  verified: Generated<Flag>
  failed_verification_count: Generated<number>
  locked_until: Time | null
}

type StaffInvitationTable = {
  id: Generated<number>
  document_id: string
  /** SHA-256 of what is in the link. */
  token_hash: string
  role: StaffRole
  /** For whom, as the inviter wrote it. */
  note: string | null
  /** The member whose password the link renews; null = it makes a new member. */
  staff_id: string | null
  /** null = the program itself, for the first owner. */
  invited_by: string | null
  created_at: Time
  expires_at: Time
}

/** How the team signs in; one row. */
type StaffRuleTable = {
  id: 1
  /** Of owners and managers. */
  second_factor_required: Flag
}

/** Changes by the staff; rows are added and never changed. */
type AuditLogTable = {
  id: Generated<number>
  at: Time
  /** null = nobody who is known, such as a failed sign-in. */
  staff_id: string | null
  /** The name as it was then. */
  staff_name: string | null
  action: string
  resource: string
  document_id: string | null
  before: Json | null
  after: Json | null
  address: string | null
  /** Search text, folded. */
  search: string
}

/** The tables of staff. Better Auth reads and writes the first five. */
export type StaffSchema = {
  staff_user: StaffUserTable
  staff_session: SessionTable
  staff_account: SignInTable
  staff_verification: VerificationTable
  staff_two_factor: StaffTwoFactorTable
  staff_invitation: StaffInvitationTable
  staff_rule: StaffRuleTable
  audit_log: AuditLogTable
  saved_filter: SavedFilterTable
}
