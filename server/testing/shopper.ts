import { randomInt, randomUUID } from "node:crypto"

export const testToken = "a-token-for-the-tests"
export const bearer = { authorization: `Bearer ${testToken}` }

/** An order of one bag, as the specification's payload has it, from a phone that nobody else has. */
export const orderOfOneBag = () => ({
  product: "Sac à main Casbah",
  slug: "sac-casbah",
  color: "Cognac",
  quantity: 1,
  amount: 18_900,
  wilaya: "Alger",
  commune: "Kouba",
  firstname: "Amina",
  lastname: "Bensalem",
  mobile: `05${randomInt(10_000_000, 99_999_999)}`,
  date: new Date().toISOString(),
})

/** What `POST /api/orders` is sent. */
export const orderRequest = (fields: object = {}) => ({
  method: "POST",
  headers: { ...bearer, "content-type": "application/json", "idempotency-key": randomUUID() },
  body: JSON.stringify({ data: { ...orderOfOneBag(), ...fields } }),
})

/** The order form of a product's page as a browser without JavaScript sends it: what is filled in, over what the page
 *  brought with it.
 *  @param url the process that shows the page and takes the form */
export async function filledForm(url: string, typed: Record<string, string> = {}) {
  const page = await (await fetch(`${url}/product-details/sac-casbah`)).text()
  const brought = [...page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)]
  const {
    product: _product,
    slug: _slug,
    date: _date,
    amount: _amount,
    quantity: _quantity,
    ...fields
  } = orderOfOneBag()
  const form = new URLSearchParams(brought.map(([, name = "", value = ""]) => [name, value]))
  // The early script of the page makes the idempotency key.
  const filled = { ...fields, quantity: "1", delivery: "home", try: randomUUID(), ...typed }
  for (const [name, value] of Object.entries(filled)) {
    form.set(name, value)
  }
  return {
    method: "POST",
    body: form,
    redirect: "manual",
    headers: { origin: url },
  } satisfies RequestInit
}
