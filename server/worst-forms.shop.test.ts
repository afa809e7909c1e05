import { afterAll, beforeAll, expect, it } from "vitest"
import { leastCost } from "#api/testing/processor-time.ts"
import { openTestShop, type TestShop, testToken } from "#api/testing/shop.ts"
import { formTimes } from "#app/request/form-times.server.ts"
import { sentForms } from "#app/testing/sent-forms.ts"
import { openStorefront } from "./testing/storefront.ts"

/** Milliseconds of processor time that the worst form of 64 KB may cost more than an honest one. 10 are wanted; the rest is for
 *  a busy machine. What two parsers made of it cost 40 and more. */
const maxExcess = 35

let now = Date.now()
let shop: TestShop
let storefront: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openTestShop(testToken, () => new Date(now))
  storefront = await openStorefront((request) => shop.send(request.url, request), testToken)
})
afterAll(() => shop.close())

const size = 64 * 1024
/** As much of a text as fits beside so many bytes. */
const filledWith = (text: string, beside = 0) => text.repeat(Math.floor((size - beside) / Buffer.byteLength(text)))

const urlencoded = { "content-type": "application/x-www-form-urlencoded" }
const multipart = { "content-type": "multipart/form-data; boundary=aaaaaaaa" }
const part = '--aaaaaaaa\r\nContent-Disposition: form-data; name="a"\r\n'

type Form = { headers: Record<string, string>; body: string }

/** Bodies that cost a parser most. */
const bodies: Record<string, Form> = {
  "fields without a value": { headers: urlencoded, body: filledWith("a&") },
  "empty fields": { headers: urlencoded, body: filledWith("a=&") },
  "percent signs": { headers: urlencoded, body: `a=${filledWith("%", 2)}` },
  "halves of letters": { headers: urlencoded, body: `a=${filledWith("%D8", 2)}` },
  "plus signs": { headers: urlencoded, body: `a=${filledWith("+", 2)}` },
  "as many fields as there may be": { headers: urlencoded, body: `${"a&".repeat(299)}a=${filledWith("+", 602)}` },
  "empty parts": { headers: multipart, body: filledWith("--aaaaaaaa\r\n\r\n\r\n") },
  parts: { headers: multipart, body: `${filledWith(`${part}\r\n\r\n`, 12)}--aaaaaaaa--` },
  "one long header": { headers: multipart, body: `--aaaaaaaa\r\nX: ${filledWith("a", 15)}` },
  "many headers": { headers: multipart, body: `--aaaaaaaa\r\n${filledWith("a:b\r\n", 12)}` },
  "many parameters": {
    headers: multipart,
    body: filledWith(`--aaaaaaaa\r\ncontent-disposition: form-data${";a=b".repeat(490)}\r\n\r\n\r\n`),
  },
  "beginnings of a boundary": { headers: multipart, body: `${part}\r\n${filledWith("\r\n--aaaaaaa", 72)}` },
  "line breaks": { headers: multipart, body: `${part}\r\n${filledWith("\r\n", 72)}` },
}

/** Values that cost most to look at. */
const values = [" ", "1 ", "é"]

let sent = 0
async function send(path: string, { headers, body }: Form) {
  now += 61_000
  sent += 1
  const peer = `2001:db8:${(sent >> 8).toString(16)}:${((sent & 255) << 8).toString(16)}::1`
  const length = { "content-length": String(Buffer.byteLength(body)) }
  const answer = await storefront.send(path, { method: "POST", body, headers: { ...headers, ...length } }, peer)
  await answer.arrayBuffer()
  return answer.status
}

const encoded = (fields: Record<string, string>): Form => ({
  headers: urlencoded,
  body: new URLSearchParams(fields).toString(),
})

const forms = Object.values(sentForms).filter(({ path }) => !path.startsWith("/api/"))

it.each(forms)("$path: the worst form costs little more than an honest one", async ({ path, fields }) => {
  const times = formTimes(testToken, () => now)
  const honest = { ...fields, website: "", form_time: times.issue() }
  // One that is shown again costs a render, whatever its size.
  const small = [honest, { ...honest, form_time: "1 " }, { ...honest, website: "1 " }]
  const usualCosts = []
  for (const fields of small) usualCosts.push(await leastCost(() => send(path, encoded(fields)), { rounds: 5 }))
  const usual = Math.max(...usualCosts)
  const costs: [what: string, milliseconds: number][] = []
  const measure = async (what: string, form: Form) => {
    const cost = await leastCost(() => send(path, form), { rounds: 20, enough: usual + 8 })
    costs.push([what, Math.round(cost - usual)])
  }
  for (const [what, form] of Object.entries(bodies)) await measure(what, form)
  for (const name of Object.keys(honest)) {
    for (const value of values) {
      const beside = encoded({ ...honest, [name]: "" }).body.length
      const inBytes = new URLSearchParams({ a: value }).toString().length - 2
      const long = value.repeat(Math.floor((size - beside) / inBytes))
      await measure(`${name} of ${JSON.stringify(value)}`, encoded({ ...honest, [name]: long }))
    }
  }
  expect(costs.filter(([, cost]) => cost > maxExcess)).toEqual([])
})

it("each form of the shop is taken, and none where no page has one", async () => {
  const paths = [...forms.map(({ path }) => path), "/ar/contact", "/fr/contact/"]
  for (const path of paths) expect(await send(path, encoded({ website: "" })), path).not.toBe(405)
  for (const path of ["/", "/shop", "/ar/shop", "/contact.data", "/no-such-page", "/contact/x"]) {
    expect(await send(path, { headers: multipart, body: "no parts" }), path).toBe(405)
  }
})
