import { z } from "zod"
import { contactLimits, contactSubjects } from "#core/customers/contact-message.ts"
import type { OwnedMessage } from "#db/backup/owned-others.ts"
import { type MovedCustomer, type MovedSubscriber, maxAddresses } from "#db/moving/moved-people.ts"
import { type CellsOf, documentId, fileText, jsonCell, language, moment, nullable } from "./file-cells.ts"

const email = fileText(320).refine((text) => /^[^\s@]+@[^\s@]+$/.test(text) && text === text.toLowerCase())

const address = z.object({
  wilaya: fileText(100),
  commune: fileText(100),
  address: fileText(1000),
  usual: z.boolean(),
})

/** The columns of `customers.csv` of an archive, as they are read: an account signs in by an address or by a mobile. */
export const customerColumns = {
  id: documentId,
  firstname: fileText(200),
  lastname: fileText(200),
  email: nullable(email),
  sign_in_mobile: nullable(fileText(80)),
  mobile: fileText(80),
  language,
  created_at: moment,
  addresses: jsonCell(z.array(address).max(maxAddresses)),
}
const customer = z.object(customerColumns)

/** The cells of an account, in the order of `customerColumns`. */
export const customerCells = (one: MovedCustomer): CellsOf<typeof customerColumns> => ({
  id: one.id,
  firstname: one.firstname,
  lastname: one.lastname,
  email: one.email,
  sign_in_mobile: one.loginMobile,
  mobile: one.mobile,
  language: one.locale,
  created_at: one.createdAt,
  addresses: JSON.stringify(one.addresses),
})

/** @returns undefined for a row that the shop does not write */
export function readCustomerRow(cells: Record<string, string>): MovedCustomer | undefined {
  const { success, data } = customer.safeParse(cells)
  if (!success) return undefined
  const { sign_in_mobile: loginMobile, language: locale, created_at: createdAt, ...one } = data
  return { ...one, loginMobile, locale, createdAt }
}

/** The columns of `subscribers.csv` of an archive. */
export const subscriberColumns = {
  email,
  language,
  subscribed_at: moment,
  confirmed_at: nullable(moment),
}
const subscriber = z.object(subscriberColumns)

/** @returns undefined for a row that the shop does not write */
export function readSubscriberRow(cells: Record<string, string>): MovedSubscriber | undefined {
  const { success, data } = subscriber.safeParse(cells)
  if (!success) return undefined
  return { email: data.email, locale: data.language, createdAt: data.subscribed_at, confirmedAt: data.confirmed_at }
}

/** The columns of `contact-messages.csv` of an archive. */
export const messageColumns = {
  id: documentId,
  status: z.enum(["new", "answered"]),
  sent_at: moment,
  name: fileText(contactLimits.name),
  mobile: fileText(contactLimits.mobile),
  email: fileText(contactLimits.email),
  subject: z.enum(contactSubjects),
  language,
  message: fileText(contactLimits.message),
}
const message = z.object(messageColumns)

/** The cells of a message, in the order of `messageColumns`. */
export const messageCells = (one: OwnedMessage): CellsOf<typeof messageColumns> => ({
  id: one.documentId,
  status: one.status,
  sent_at: one.createdAt,
  name: one.name,
  mobile: one.mobile,
  email: one.email,
  subject: one.subject,
  language: one.locale,
  message: one.message,
})

/** @returns undefined for a row that the shop does not write */
export function readMessageRow(cells: Record<string, string>): OwnedMessage | undefined {
  const { success, data } = message.safeParse(cells)
  if (!success) return undefined
  const { id, sent_at: createdAt, language: locale, ...one } = data
  return { ...one, documentId: id, createdAt, locale }
}
