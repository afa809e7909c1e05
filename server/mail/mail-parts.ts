/** Part of a mail before it is rendered as HTML and as plain text. */
export type MailPart =
  | { kind: "text"; text: string }
  /** A user's text: it keeps its lines and its direction. */
  | { kind: "quote"; text: string }
  | { kind: "button"; label: string; href: string }
  | { kind: "link"; label: string; href: string }
  | { kind: "rows"; rows: MailRow[] }

export type MailRow = {
  label: string
  value: string
  /** Amounts, numbers and addresses run from left to right in every language. */
  isPlain?: boolean
  strong?: boolean
}

export type MailContent = {
  subject: string
  title: string
  parts: MailPart[]
  /** Where an answer goes instead of to the shop. */
  replyTo?: string
  /** Ends what this mail is one of many of. */
  leave?: string
}
