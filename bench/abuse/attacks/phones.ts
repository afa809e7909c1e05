import { type Client, createClient, networkAddress } from "../http.ts"
import type { Outcome } from "../outcome.ts"
import { countStatuses, orderByForm, signInStaff } from "../people.ts"
import { bearer, owner } from "../shop.ts"

const blocked = "0551000001"
const spender = "0551000002"
/** A coupon of the sample: once per phone. */
const coupon = { code: "TECH2000", discount: 2000, slug: "casque-aura", units: 2 }

/** Digits that begin at a character, in the place of 0 to 9. */
const digitsFrom = (zero: number) => (phone: string) =>
  phone.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))

/** Ways to write a phone by which a person still reads the same number. */
const spellings: readonly ((phone: string) => string)[] = [
  (phone) => phone,
  (phone) => `${phone},`,
  (phone) => `${phone}#`,
  (phone) => phone.replace(/^(...)/, "$1_"),
  (phone) => phone.slice(1),
  (phone) => `+213${phone.slice(1)}`,
  (phone) => `00213 (0) ${phone.slice(1)}`,
  (phone) => `tel:${phone}`,
  (phone) => `n° ${phone}`,
  (phone) => `1 ${phone}`,
  ...["\u2060", "\u00ad", "\u180e", "*", "'", "|", "·", "ـ"].map(
    (mark) => (phone: string) => phone.replace(/^(....)/, `$1${mark}`),
  ),
  // Mathematical, Devanagari, Bengali, Arabic, Persian and wide digits.
  ...[0x1d7ce, 0x966, 0x9e6, 0x660, 0x6f0, 0xff10].map(digitsFrom),
]

/** The price of a product, in dinars. */
async function priceOf(client: Client, slug: string): Promise<number> {
  const { body } = await client.send(`/api/products?filters[slug][$eq]=${slug}&fields=price`)
  return JSON.parse(body).data[0].price
}

/** A blocked phone orders, and one phone spends a coupon of one use, in every spelling. */
export async function attackPhones(url: string): Promise<Outcome> {
  const attacker = createClient(url, networkAddress(1), 4)
  const staff = createClient(url, "203.0.113.9", 1)
  const cookie = await signInStaff(staff, owner)
  await staff.sendJson("/api/admin/phone-blocks", { mobile: blocked }, { cookie, origin: url })
  const { code, discount, slug, units } = coupon
  const unitPrice = await priceOf(attacker, slug)
  const orders: number[] = []
  const coupons: number[] = []
  for (const [index, spell] of spellings.entries()) {
    orders.push((await orderByForm(attacker, { mobile: spell(blocked) })).status)
    const data = {
      lines: [{ slug, quantity: units, unitPrice }],
      amount: unitPrice * units,
      coupon: code,
      discount,
      mobile: spell(spender),
      wilaya: "Alger",
      commune: "Kouba",
      firstname: "Amina",
      lastname: "Bensalem",
      date: new Date().toISOString(),
      client: { address: networkAddress(2 + index) },
    }
    coupons.push(
      (
        await attacker.sendJson(
          "/api/orders",
          { data },
          { ...bearer, "idempotency-key": `coupon-${index}-of-a-load-test` },
        )
      ).status,
    )
  }
  attacker.close()
  staff.close()
  const uses = coupons.filter((status) => status === 201).length
  return {
    held: !orders.includes(303) && uses === 1,
    facts: `blocked phone: ${countStatuses(orders)}; coupon: ${countStatuses(coupons)}`,
  }
}
