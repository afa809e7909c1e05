import { type ContactMessage, type ContactProblem, contactSubjects } from "#core/customers/contact-message.ts"

type ContactAlert = { kind: "problem"; problem: ContactProblem } | { kind: "failed" | "hurried" | "stale" | "tooMany" }

/** The form again, with everything that was typed. */
export type RejectedMessage = {
  sent: false
  typed: ContactMessage
  alert: ContactAlert
  /** The signed time that the form goes on with. */
  formTime: string
}

/** Reply to the contact form. */
export type ContactAnswer = { sent: true; name: string } | RejectedMessage

export const emptyMessage: ContactMessage = { name: "", mobile: "", email: "", subject: "order", message: "" }

/** Reads the form's fields, in the browser and on the server. */
export function readMessage(form: FormData): ContactMessage {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === "string" ? value.replaceAll("\0", "").trim() : ""
  }
  return {
    name: text("name"),
    mobile: text("mobile"),
    email: text("email"),
    subject: contactSubjects.find((subject) => subject === text("subject")) ?? "other",
    message: text("message"),
  }
}
