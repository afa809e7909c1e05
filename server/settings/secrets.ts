/** Shorter ones are not looked for: they would be found everywhere. */
const minLength = 4

/** Secrets that this process must never write anywhere; filled where secrets are read, so that nobody has to pass
 *  them on. */
const known = new Set<string>()

/** Keeps a secret out of everything that `withoutSecrets` writes from now on.
 *  @returns the secret */
export function registerSecret(secret: string): string {
  if (secret.length >= minLength) for (const form of [secret, encodeURIComponent(secret)]) known.add(form)
  return secret
}

/** Registers what is secret in a URL: the whole, and its password as it is written and as it is meant. */
export function registerUrl(setting: string): void {
  registerSecret(setting)
  if (!URL.canParse(setting)) return
  const { href, password, searchParams } = new URL(setting)
  for (const part of [href, password, decoded(password), searchParams.get("password") ?? ""]) registerSecret(part)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** `user:password@` and `user@` of a URL. A user holds no slash, so `file:///a/@scope/b` is none. */
const userInfo = /\b([a-z][a-z\d+.-]*:\/\/)[^\s/?#"'@:]*(:[^\s"'@]*)?@/gi

/** A text without the secrets that are registered, and without user and password of any URL. */
export function withoutSecrets(text: string): string {
  // The longest first: one may be part of another.
  const secrets = [...known].sort((one, other) => other.length - one.length)
  return secrets.reduce((rest, secret) => rest.replaceAll(secret, "…"), text).replace(userInfo, "$1…@")
}
