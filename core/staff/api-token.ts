/** The scopes of an API token. Each opens what its name says, and nothing else: `write` does not include `read`. */
export const tokenScopes = [
  "products.read",
  "products.write",
  "stock.write",
  "orders.read",
  "orders.write",
  "content.read",
  "content.write",
  "files.write",
  "numbers.read",
] as const
export type TokenScope = (typeof tokenScopes)[number]

export const isTokenScope = (text: string): text is TokenScope => tokenScopes.some((scope) => scope === text)

/** Orders of so many days are in the private CSV address of a token for a sheet, the newest `maxSheetRows` of them. */
export const sheetDays = [7, 30, 90, 365] as const
export const maxSheetRows = 2000

/** How many a shop can have. */
export const maxTokens = 50
export const maxTokenName = 60

/** Begins every API token, so that programs that look for lost secrets find one. */
export const tokenPrefix = "hanout_"

/** 256 random bits behind the prefix. */
const tokenPattern = /^hanout_[\w-]{43}$/

/** Whether a text has the form of an API token. */
export const looksLikeToken = (text: string): boolean => tokenPattern.test(text)
