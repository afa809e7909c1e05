import { type ContactMessage, type ContactProblem, contactSubjects } from "#core/contact-message.ts"

/** A field that people do not see and do not fill in; programs do. */
export const trapName = "website"

/** When the form was drawn, in milliseconds. */
export const drawnName = "drawn"

/** What the server answers to the contact form. */
export type ContactAnswer =
  | { sent: true; name: string }
  | {
      sent: false
      typed: ContactMessage
      alert: { kind: "problem"; problem: ContactProblem } | { kind: "failed" | "hurried" }
    }

export const emptyMessage: ContactMessage = { name: "", mobile: "", email: "", subject: "order", message: "" }

/** Reads the form's fields, in the browser and on the server. */
export function readMessage(form: FormData): ContactMessage {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === "string" ? value.trim() : ""
  }
  return {
    name: text("name"),
    mobile: text("mobile"),
    email: text("email"),
    subject: contactSubjects.find((subject) => subject === text("subject")) ?? "other",
    message: text("message"),
  }
}
