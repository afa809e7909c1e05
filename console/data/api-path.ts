import { fillPath, type QueryValues, queryString, type WithPathParams } from "#core/path-template.ts"

/** The lists that are read by page, order and filters (`list-request.ts`). */
export type Resource = "orders" | "products" | "audit" | "mails"

/** Every path of the console's API, below `/api/admin`: one that is no row cannot be asked for. */
export type ApiTemplate =
  | `/${Resource}`
  | `/${Resource}/:documentId`
  | "/auth/change-password"
  | "/auth/sign-in/email"
  | "/auth/sign-out"
  | "/auth/two-factor/backup-codes"
  | "/auth/two-factor/confirm"
  | "/auth/two-factor/disable"
  | "/auth/two-factor/enable"
  | "/auth/two-factor/verify-backup-code"
  | "/auth/two-factor/verify-totp"
  | "/backups"
  | "/backups/:name/download"
  | "/backups/:name/restore"
  | "/backups/schedule"
  | "/backups/warning"
  | "/brands"
  | "/brands/:documentId"
  | "/call-queue/next"
  | "/call-queue/release"
  | "/categories"
  | "/categories/:documentId"
  | "/categories/order"
  | "/coupons"
  | "/coupons/:documentId"
  | "/coupons/:documentId/end"
  | "/delivery"
  | "/delivery/spellings"
  | "/first-owner"
  | "/invitations"
  | "/invitations/:documentId"
  | "/invitations/accept"
  | "/links/check"
  | "/mails/:documentId/again"
  | "/me"
  | "/me/sessions"
  | "/me/sessions/:id"
  | "/media"
  | "/media/:documentId"
  | "/messages"
  | "/messages/counts"
  | "/messages/mark"
  | "/new-password"
  | "/numbers"
  | "/numbers/own"
  | "/numbers/week"
  | "/orders/:documentId/agent"
  | "/orders/:documentId/merge"
  | "/orders/:documentId/notes"
  | "/orders/:documentId/quote"
  | "/orders/:documentId/status"
  | "/orders/:documentId/tracking"
  | "/orders/agents"
  | "/orders/counts"
  | "/orders/export"
  | "/orders/filters"
  | "/orders/filters/:documentId"
  | "/orders/quote"
  | "/orders/status"
  | "/orders/tracking-import"
  | "/orders/undo"
  | "/pages"
  | "/pages/:documentId"
  | "/pages/:documentId/preview"
  | "/pages/:documentId/restore"
  | "/phone-blocks"
  | "/phone-blocks/:documentId"
  | "/post-categories"
  | "/post-categories/:slug"
  | "/post-tags"
  | "/post-tags/:slug"
  | "/posts"
  | "/posts/:documentId"
  | "/preview"
  | "/products/:documentId/duplicate"
  | "/products/:documentId/preview"
  | "/products/:documentId/stock-movements"
  | "/products/:documentId/variants"
  | "/products/bulk"
  | "/products/export"
  | "/products/import"
  | "/reviews"
  | "/reviews/:documentId"
  | "/reviews/:documentId/picture"
  | "/reviews/counts"
  | "/reviews/decide"
  | "/sample"
  | "/sample/clear"
  | "/sample/presence"
  | "/sample/undo"
  | "/security"
  | "/settings"
  | "/settings/client-addresses"
  | "/menus/:menu"
  | "/page-heads"
  | "/page-heads/:page"
  | "/sections/:page"
  | "/size-guides"
  | "/size-guides/:kind"
  | "/size-guides/:kind/:brand"
  | "/staff"
  | "/staff/:documentId"
  | "/staff/:documentId/password-link"
  | "/staff/:documentId/sessions"
  | "/staff/:documentId/two-factor/remove"
  | "/stock-alerts"
  | "/subscribers"
  | "/subscribers/export"
  | "/theme"
  | "/theme/pictures/:kind"
  | "/theme/publish"
  | "/theme/undo"

/** A path that stands as it is. */
export type ConstantPath = Exclude<ApiTemplate, `${string}/:${string}`>

declare const filled: unique symbol

/** What the console's API is asked for: a row of the table, filled in by `apiPath` where it has variable parts. */
export type ApiPath = ConstantPath | (string & { readonly [filled]: true })

/** Fills in a path of the console's API. Parts of it often come from the address bar, which a link may have filled.
 *  @throws RangeError for a value that is no single segment of a path */
export function apiPath<const Template extends ApiTemplate>(
  template: Template,
  ...[options]: WithPathParams<Template, { query?: QueryValues | URLSearchParams }>
): ApiPath {
  return (fillPath(template, options?.params) + queryString(options?.query)) as ApiPath
}

/** The address of a path on the console's own origin. */
export const apiAddress = (path: ApiPath): string => `/api/admin${path}`
