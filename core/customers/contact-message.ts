export const contactSubjects = ["order", "product", "delivery", "return", "other"] as const

export type ContactSubject = (typeof contactSubjects)[number]

/** Longest texts of a message or a subscription, in characters. */
export const contactLimits = { name: 120, mobile: 40, email: 254, message: 4000 } as const

/** A visitor's message to the merchant. A mobile number or an e-mail address is enough for an answer. */
export type ContactMessage = {
  name: string
  mobile: string
  email: string
  subject: ContactSubject
  message: string
}

export type ContactProblem = {
  /** The rule that is broken; names its alert. */
  rule: "name" | "reach" | "email" | "message"
  /** The field at fault, to be focused. */
  field: "name" | "mobile" | "email" | "message"
}

/** No character of an address that is written without quotes: white space, control characters and the signs with which a
 *  header (RFC 5322) holds several addresses, a group or a comment. */
const inAddress = String.raw`[^\s@<>"(),:;[\]\\\p{Cc}\p{Cf}]`
const emailAddress = new RegExp(`^${inAddress}+@${inAddress}+\\.(?:(?!\\.)${inAddress}){2,}$`, "u")

/** Whether a text can be one e-mail address; what comes after is for the mail server to say. */
export function isEmailAddress(text: string): boolean {
  return text.length <= contactLimits.email && emailAddress.test(text)
}

/** Finds the first field that keeps a message from being sent, missing or too long; used in the browser and again on
 *  the server.
 *  @returns null = none */
export function findContactProblem({ name, mobile, email, message }: ContactMessage): ContactProblem | null {
  const missing = (text: string) => text.trim() === ""
  if (missing(name) || name.length > contactLimits.name) return { rule: "name", field: "name" }
  if ((missing(mobile) && missing(email)) || mobile.length > contactLimits.mobile)
    return { rule: "reach", field: "mobile" }
  if (!missing(email) && !isEmailAddress(email.trim())) return { rule: "email", field: "email" }
  return missing(message) || message.length > contactLimits.message ? { rule: "message", field: "message" } : null
}
