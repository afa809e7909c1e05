import { firstText, storedFields } from "#core/cart/stored-list.ts"
import { deliveryKinds } from "#core/delivery/wilaya.ts"
import { storedText } from "../../browser/stored-text.ts"
import { startingPersonOf } from "../../forms/person-form-values.ts"
import { savedPerson } from "../order-form/saved-person.ts"

const names = [
  "firstname",
  "lastname",
  "mobile",
  "wilaya",
  "commune",
  "delivery",
  "desk",
  "address",
  "email",
  "note",
  "coupon",
] as const

type SavedFields = Partial<Record<(typeof names)[number], string>>

// Of this tab, until it is closed: a phone is often not its owner's alone.
const storage = () => storedText("checkout_form", () => sessionStorage, window)

function savedFields(): SavedFields {
  const text = storage().read()
  try {
    const fields = text === null ? undefined : storedFields(JSON.parse(text))
    return Object.fromEntries(
      names.flatMap((name) => {
        const value = firstText(fields?.[name])
        return value === undefined ? [] : [[name, value]]
      }),
    )
  } catch {
    return {}
  }
}

/** Keeps fields of the checkout in this tab, so that a reload or a way back loses nothing. */
export function saveFields(fields: SavedFields): void {
  storage().write(JSON.stringify({ ...savedFields(), ...fields }))
}

/** Keeps what stands in the checkout. The coupon is kept as it is entered (use-coupon.ts): the form has none while the shop has
 *  not answered. */
export function saveForm(form: FormData): void {
  saveFields(
    Object.fromEntries(
      names.flatMap((name) => {
        const value = form.get(name)
        return typeof value === "string" && name !== "coupon" ? [[name, value]] : []
      }),
    ),
  )
}

/** Forgets what was typed: it was ordered. */
export function clearForm(): void {
  storage().write("{}")
}

/** Returns the first values of the checkout: those typed in this tab, the person of this device, or the shop's
 *  defaults. Only after hydration. `remembered` = they include something of the person of this device. */
export function startingCheckout(shop: Parameters<typeof startingPersonOf>[0]) {
  const start = startingPersonOf(shop)
  const person = savedPerson()
  const typed = savedFields()
  const { commune: _, ...elsewhere } = person
  // A place is one: a wilaya that was chosen in this tab has no commune of another one.
  const isSamePlace = typed.wilaya === undefined || typed.wilaya === person.wilaya
  const known: SavedFields = { ...(isSamePlace ? person : elsewhere), ...typed }
  const remembered = (["firstname", "mobile", "wilaya"] as const).some(
    (name) => person[name] && person[name] === known[name],
  )
  const {
    firstname = "",
    lastname = "",
    mobile = "",
    address = "",
    email = "",
    note = "",
    coupon = "",
    desk = "",
  } = known
  // Another wilaya than at the start without a commune: none was chosen yet.
  const { wilaya = start.wilaya } = known
  const { commune = wilaya === start.wilaya ? start.commune : "" } = known
  const delivery = deliveryKinds.find((kind) => kind === known.delivery) ?? start.delivery
  return { firstname, lastname, mobile, address, email, note, coupon, wilaya, commune, delivery, desk, remembered }
}

export type StartingCheckout = ReturnType<typeof startingCheckout>
