import { z } from "zod"
import { contactLimits, contactSubjects, isEmailAddress } from "#core/customers/contact-message.ts"

// PostgreSQL cannot store it.
const noNul = /^[^\0]*$/
const text = (maxLength: number) => z.string().trim().max(maxLength).regex(noNul, "must not contain a NUL character")
const needed = (maxLength: number) => text(maxLength).min(1)
const email = text(contactLimits.email)
const locale = z.string().max(5).optional()

/** A visitor's message to the merchant. */
export const contactMessageRequest = z
  .object({
    data: z
      .object({
        name: needed(contactLimits.name),
        mobile: text(contactLimits.mobile).default(""),
        email: email.refine((value) => value === "" || isEmailAddress(value), "must be an e-mail address").default(""),
        subject: z.enum(contactSubjects).default("other"),
        message: needed(contactLimits.message),
        locale,
      })
      .refine((data) => data.mobile !== "" || data.email !== "", {
        path: ["mobile"],
        message: "A mobile number or an e-mail address is needed",
      }),
  })
  .meta({ id: "ContactMessageRequest" })

export const contactMessageResource = z
  .object({ id: z.int(), documentId: z.string(), createdAt: z.iso.datetime() })
  .meta({ id: "ContactMessage" })

/** The token of a link in the shop's news. */
export const subscriberTokenRequest = z
  .object({ data: z.object({ token: z.string().regex(/^[\w-]{22}$/, "must be the token of a link") }) })
  .meta({ id: "SubscriberTokenRequest" })

/** A newsletter subscription. */
export const subscriberRequest = z
  .object({ data: z.object({ email: email.refine(isEmailAddress, "must be an e-mail address"), locale }) })
  .meta({ id: "SubscriberRequest" })

export const subscriberResource = z.object({ email: z.string() }).meta({ id: "Subscriber" })
