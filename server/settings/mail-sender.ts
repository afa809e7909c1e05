import { isEmailAddress } from "#core/customers/contact-message.ts"

/** The sender of mails; without a name it is the shop's. */
export type MailSender = { name: string | null; address: string }

/** Reads `shop@example.dz` or `Hanout <shop@example.dz>`.
 *  @returns null for what is neither */
export function readMailSender(setting: string): MailSender | null {
  const [, quoted, bracketed] = /^([^<>]*)<([^<>]+)>$/.exec(setting.trim()) ?? []
  const address = (bracketed ?? setting).trim()
  const name = quoted?.trim().replace(/^"(.*)"$/, "$1") || null
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a line break would begin another header.
  if (name && /[\x00-\x1f]/.test(name)) return null
  return isEmailAddress(address) ? { name, address } : null
}
