/** The columns of Better Auth's tables, which staff and shoppers have alike (`api/admin/staff-auth.ts`,
 *  `api/customers/account/shopper-auth.ts`). */
export const timeColumns = { createdAt: "created_at", updatedAt: "updated_at" }

export const sessionColumns = {
  ...timeColumns,
  expiresAt: "expires_at",
  ipAddress: "ip_address",
  userAgent: "user_agent",
  userId: "user_id",
}

export const accountColumns = {
  ...timeColumns,
  accountId: "account_id",
  providerId: "provider_id",
  userId: "user_id",
  accessToken: "access_token",
  refreshToken: "refresh_token",
  idToken: "id_token",
  accessTokenExpiresAt: "access_token_expires_at",
  refreshTokenExpiresAt: "refresh_token_expires_at",
}

export const verificationColumns = { ...timeColumns, expiresAt: "expires_at" }
