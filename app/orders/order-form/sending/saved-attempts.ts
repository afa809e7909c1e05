import { readStoredList, storedFields, storedInteger } from "#core/cart/stored-list.ts"
import { type OrderTry, orderPlaced, tryToOrder, withoutTry } from "#core/orders/order-try.ts"
import { randomId } from "#core/random-id.ts"
import { storedText } from "../../../browser/stored-text.ts"

function readTry(value: unknown): OrderTry | undefined {
  const fields = storedFields(value)
  const at = storedInteger(fields?.at, 0)
  if (typeof fields?.form !== "string" || typeof fields.key !== "string" || at === undefined) return undefined
  return { form: fields.form, key: fields.key, placed: typeof fields.placed === "string" ? fields.placed : null, at }
}

// Of all tabs: the same form in two of them is the same try to order. Nothing personal is in it.
const storage = () => storedText("order_tries", () => localStorage, window)

function change(rule: (tries: OrderTry[]) => OrderTry[]): void {
  const store = storage()
  store.write(JSON.stringify(rule(readStoredList(store.read(), readTry))))
}

/** The key to send a form with. Where nothing can be stored it is a new one each time. */
export function keyToOrder(form: string, goods: string): string {
  const newKey = randomId()
  let key = newKey
  change((tries) => {
    const next = tryToOrder(tries, { form, goods, now: Date.now(), newKey })
    key = next.key
    return next.tries
  })
  return key
}

/** Goes on with a key that a form was sent with before the script ran: the order may be placed already. */
export function adoptKey(form: string, key: string): void {
  change((tries) => [...tries.filter((each) => each.form !== form), { form, key, placed: null, at: Date.now() }])
}

/** @returns whether the key had placed its order before */
export function savePlaced(key: string, goods: string): boolean {
  let isRepeated = false
  change((tries) => {
    isRepeated = tries.some((each) => each.key === key && each.placed !== null)
    return orderPlaced(tries, key, goods, Date.now())
  })
  return isRepeated
}

export function giveUpKey(key: string): void {
  change((tries) => withoutTry(tries, key))
}

// Until the confirmation is there.
const repeated = () => storedText("repeated_order", () => sessionStorage, window)

/** Notes that the order that is about to be confirmed was placed already. */
export const markRepeated = (): boolean => repeated().write("1")

/** Whether the order that is being confirmed was placed already; asked once. */
export function takeRepeated(): boolean {
  const isRepeated = repeated().read() === "1"
  if (isRepeated) repeated().write("")
  return isRepeated
}
