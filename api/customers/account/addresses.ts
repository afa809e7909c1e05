import type { Hono } from "hono"
import { listAddresses, makeUsual, removeAddress, saveAddress } from "#db/customers/addresses.ts"
import { findShopper } from "#db/customers/people.ts"
import { findPlaceNames } from "#db/delivery/wilayas.ts"
import { inTransaction } from "#db/transaction.ts"
import { signInFirst, validationError } from "../../errors.ts"
import { readBody } from "../../read-body.ts"
import { addressIdRequest, addressRequest, type PersonResource } from "../contract.ts"
import { requireShopper, type ShopperDeps } from "./shopper-context.ts"

const done = () => Response.json({ data: { done: true }, meta: {} })

/** The addresses of who is signed in, and what an order form begins with. */
export function addressRoutes(app: Hono, deps: ShopperDeps): void {
  const { db, clock } = deps

  app.get("/person", async (c) => {
    const { userId } = await requireShopper(deps, c)
    const [shopper, addresses] = await Promise.all([findShopper(db, userId), listAddresses(db, userId)])
    if (!shopper) throw signInFirst()
    const { firstname, lastname, mobile, loginMobile, email } = shopper
    const { wilaya = "", commune = "", address = "" } = addresses.find(({ usual }) => usual) ?? {}
    const data: PersonResource = {
      firstname,
      lastname,
      mobile: mobile || (loginMobile ?? ""),
      email: email ?? "",
      wilaya,
      commune,
      address,
    }
    return Response.json({ data, meta: {} })
  })

  app.post("/addresses", async (c) => {
    const { userId } = await requireShopper(deps, c)
    const { address, ...given } = (await readBody(addressRequest, c.req)).data
    const wrong = (name: string, message: string) => validationError([{ path: ["data", name], message }])
    const place = await findPlaceNames(db, given)
    if (!place) throw wrong("commune", "No commune of this wilaya")
    const stored = await inTransaction(db, (tx) =>
      saveAddress(tx, userId, { ...given, ...place, address: address ?? "" }, clock()),
    )
    if (!stored) throw wrong("id", "No such address, or too many of them")
    return done()
  })

  app.post("/addresses/usual", async (c) => {
    const { userId } = await requireShopper(deps, c)
    const { id } = (await readBody(addressIdRequest, c.req)).data
    await inTransaction(db, (tx) => makeUsual(tx, userId, id, clock()))
    return done()
  })

  app.post("/addresses/remove", async (c) => {
    const { userId } = await requireShopper(deps, c)
    const { id } = (await readBody(addressIdRequest, c.req)).data
    await inTransaction(db, (tx) => removeAddress(tx, userId, id, clock()))
    return done()
  })
}
