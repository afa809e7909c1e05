/** A mail server as `SMTP_URL` names it. */
export type SmtpServer = {
  host: string
  port: number
  /** TLS from the first byte (`smtps://`). */
  secure: boolean
  auth: { user: string; pass: string } | undefined
}

/** Reads `smtp://user:password@host:587` or `smtps://…`; 587 and 465 are the usual ports.
 *  @returns null for what is no such address */
export function readSmtpUrl(setting: string): SmtpServer | null {
  if (!URL.canParse(setting)) return null
  const url = new URL(setting)
  if (!["smtp:", "smtps:"].includes(url.protocol) || !url.hostname) return null
  if (!["", "/"].includes(url.pathname) || url.search || url.hash) return null
  const secure = url.protocol === "smtps:"
  const auth = url.username ? readAuth(url) : undefined
  if (auth === null) return null
  const host = url.hostname.replace(/^\[|\]$/g, "")
  return { host, port: Number(url.port) || (secure ? 465 : 587), secure, auth }
}

function readAuth({ username, password }: URL): SmtpServer["auth"] | null {
  try {
    return { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
  } catch {
    return null
  }
}
