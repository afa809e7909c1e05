import { z } from "zod"
import { mailKinds, mailProblems, mailStatuses } from "#core/mail/mail.ts"
import { listParameters } from "../common/contract-list.ts"

const several = <T extends z.ZodType<unknown, string>>(one: T) =>
  z
    .string()
    .min(1)
    .transform((text) => text.split(","))
    .pipe(z.array(one).min(1).max(50))

/** `GET mails` */
export const mailQuery = z.strictObject({
  q: z.string().trim().max(100).optional().meta({ description: "Part of the address" }),
  status: several(z.enum(mailStatuses)).optional(),
  kind: several(z.enum(mailKinds)).optional(),
  ...listParameters(["createdAt"], "createdAt"),
})

/** A mail that waits, is sent or has failed. */
export const mailRow = z.object({
  documentId: z.string(),
  kind: z.enum(mailKinds),
  status: z.enum(mailStatuses),
  recipient: z.string(),
  tries: z.int(),
  problem: z.enum(mailProblems).nullable(),
  /** Reply code of the mail server, such as 550. */
  code: z.int().nullable(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  /** When a mail that waits is tried next. */
  nextTryAt: z.iso.datetime().nullable(),
  maySendAgain: z.boolean().meta({ description: "What it is made from is still there" }),
})
export type MailRow = z.infer<typeof mailRow>
