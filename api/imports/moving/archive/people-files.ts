import { z } from "zod"
import { contactLimits, contactSubjects } from "#core/customers/contact-message.ts"
import type { OwnedMessage } from "#db/backup/owned-others.ts"
import { type MovedCustomer, type MovedSubscriber, maxAddresses } from "#db/moving/moved-people.ts"
import { documentId, fileText, jsonCell, language, moment, nullable } from "./file-cells.ts"
import { column, type FileTable, fileTable } from "./file-table.ts"

const email = fileText(320).refine((text) => /^[^\s@]+@[^\s@]+$/.test(text) && text === text.toLowerCase())

const address = z.object({
  wilaya: fileText(100),
  commune: fileText(100),
  address: fileText(1000),
  usual: z.boolean(),
})

/** `customers.csv` of an archive: an account signs in by an address or by a mobile. */
export const customerTable: FileTable<MovedCustomer> = fileTable({
  id: column("id", documentId),
  firstname: column("firstname", fileText(200)),
  lastname: column("lastname", fileText(200)),
  email: column("email", nullable(email)),
  sign_in_mobile: column("loginMobile", nullable(fileText(80))),
  mobile: column("mobile", fileText(80)),
  language: column("locale", language),
  created_at: column("createdAt", moment),
  addresses: column("addresses", jsonCell(z.array(address).max(maxAddresses))),
})

/** `subscribers.csv` of an archive. */
export const subscriberTable: FileTable<MovedSubscriber> = fileTable({
  email: column("email", email),
  language: column("locale", language),
  subscribed_at: column("createdAt", moment),
  confirmed_at: column("confirmedAt", nullable(moment)),
})

/** `contact-messages.csv` of an archive. */
export const messageTable: FileTable<OwnedMessage> = fileTable({
  id: column("documentId", documentId),
  status: column("status", z.enum(["new", "answered"])),
  sent_at: column("createdAt", moment),
  name: column("name", fileText(contactLimits.name)),
  mobile: column("mobile", fileText(contactLimits.mobile)),
  email: column("email", fileText(contactLimits.email)),
  subject: column("subject", z.enum(contactSubjects)),
  language: column("locale", language),
  message: column("message", fileText(contactLimits.message)),
})
