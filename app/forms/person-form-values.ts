import { type DeliveryKind, deliveryKinds } from "#core/delivery/wilaya.ts"

/** Person and place of an order as typed: texts trimmed, nothing else changed. */
export type PersonFormValues = {
  wilaya: string
  commune: string
  mobile: string
  firstname: string
  lastname: string
  delivery: DeliveryKind
  /** The id of the carrier's desk; "" = none. */
  desk: string
  /** The price of the chosen delivery that was on screen, in dinars; null = "given by phone", undefined = not told. */
  deliveryPrice: number | null | undefined
}

/** The person's fields before anything is typed (specification, section 4 "Order form"). */
export const startingPerson: PersonFormValues = {
  wilaya: "Alger",
  commune: "Kouba",
  mobile: "",
  firstname: "",
  lastname: "",
  delivery: "home",
  desk: "",
  deliveryPrice: undefined,
}

/** The same in a shop that asks for the wilaya: without a place. */
const placelessPerson: PersonFormValues = { ...startingPerson, wilaya: "", commune: "" }

/** Returns the first values of the shop's order forms.
 *  @param shop undefined on an error page without the shop's settings */
export const startingPersonOf = (shop: { asksWilaya: boolean } | undefined): PersonFormValues =>
  shop?.asksWilaya ? placelessPerson : startingPerson

/** A text of a form, trimmed; empty where there is none. NUL, which nobody types and no database keeps, is left out. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === "string" ? value.replaceAll("\0", "").trim() : ""
}

/** An amount of a form in dinars; undefined where it is none. */
export function formDinars(form: FormData, name: string): number | undefined {
  const text = formText(form, name)
  const amount = text === "" ? Number.NaN : Number(text)
  return amount >= 0 && amount < 1e12 ? amount : undefined
}

/** Reads the person's fields, in the browser and on the server. */
export function readPerson(form: FormData): PersonFormValues {
  const text = (name: string) => formText(form, name)
  const delivery = deliveryKinds.find((kind) => kind === text("delivery")) ?? "home"
  return {
    wilaya: text("wilaya"),
    commune: text("commune"),
    mobile: text("mobile"),
    firstname: text("firstname"),
    lastname: text("lastname"),
    delivery,
    desk: delivery === "desk" && /^\d{1,15}$/.test(text("desk")) ? text("desk") : "",
    deliveryPrice: form.get(`${delivery}Price`) === "" ? null : formDinars(form, `${delivery}Price`),
  }
}
