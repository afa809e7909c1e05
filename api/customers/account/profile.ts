import type { Context, Hono } from "hono"
import { readWishlistItem, type WishlistItem } from "#core/cart/wishlist-item.ts"
import { normalizePhone } from "#core/customers/phone.ts"
import { toDinars } from "#core/money.ts"
import { listAddresses } from "#db/customers/addresses.ts"
import { ownOrders, wholeOrders } from "#db/customers/own-orders.ts"
import { listOwnSubscriptions } from "#db/customers/own-subscriptions.ts"
import { changeShopper, deleteShopper, findShopper, setShopperPassword, shopperHash } from "#db/customers/people.ts"
import { endShopperSessions, shopperSessions } from "#db/customers/sessions.ts"
import { mailPasswordChanged } from "#db/customers/shopper-mail.ts"
import { listWishlist, mergeWishlist } from "#db/customers/wishlist.ts"
import { emptyLog } from "#db/erased-space.ts"
import { notifyMailQueued } from "#db/mail/mail-queued.ts"
import { reviewsOfShopper } from "#db/reviews/reviews.ts"
import { inTransaction } from "#db/transaction.ts"
import { ApiError, signInFirst } from "../../errors.ts"
import { orderResource } from "../../orders/order-resource.ts"
import { hashCountedTry, withHashingSlot } from "../../passwords/hashing-slot.ts"
import { hashPassword, isPassword } from "../../passwords/password-hash.ts"
import { readBody } from "../../read-body.ts"
import { checkNewPassword } from "../../staff/credentials/password-rules.ts"
import {
  deleteRequest,
  detailsRequest,
  endSessionsRequest,
  ownPasswordRequest,
  type ProfileResource,
  wishlistRequest,
} from "../contract.ts"
import { checkMobilePassword } from "./mobile-password.ts"
import { countedShopperTry, requireShopper, type ShopperClient, type ShopperDeps } from "./shopper-context.ts"

const readItems = (values: readonly unknown[]): WishlistItem[] =>
  values.flatMap((value) => readWishlistItem(value) ?? [])

const done = () => Response.json({ data: { done: true }, meta: {} })

/** Routes for what a signed-in shopper reads and changes of their account. */
export function profileRoutes(app: Hono, deps: ShopperDeps): void {
  const { db, clock } = deps

  app.get("/me", async (c) => {
    const { userId, sessionId } = await requireShopper(deps, c)
    return Response.json({ data: await profileOf(deps, userId, sessionId), meta: {} })
  })

  app.post("/me", async (c) => {
    const { userId } = await requireShopper(deps, c)
    const { mobile, ...rest } = (await readBody(detailsRequest, c.req)).data
    await changeShopper(db, userId, { ...rest, mobile: mobile ? normalizePhone(mobile) : "" }, clock())
    return done()
  })

  app.post("/password", async (c) => {
    const { userId, sessionId } = await requireShopper(deps, c)
    const { current, next, client } = (await readBody(ownPasswordRequest, c.req)).data
    const shopper = await findShopper(db, userId)
    const hash = await withHashingSlot({ lane: "shoppers", isKnown: true, address: client?.address }, async () => {
      await provePassword(deps, userId, current, client)
      await checkNewPassword(next, [shopper?.firstname ?? "", shopper?.lastname ?? "", shopper?.email ?? ""])
      if (!shopper?.loginMobile) return hashPassword(next, deps.passwordCost)
      const same = await checkMobilePassword(deps, { mobile: shopper.loginMobile, password: next, client })
      if (same.id && same.id !== userId) throw alreadyChosen()
      return same.hash
    })
    const now = clock()
    await inTransaction(db, async (tx) => {
      await setShopperPassword(tx, userId, hash, now)
      await endShopperSessions(tx, userId, { allBut: sessionId })
      if (shopper) await mailPasswordChanged(tx, shopper, now)
    })
    notifyMailQueued(db)
    return done()
  })

  app.post("/sessions/end", async (c) => {
    const { userId, sessionId } = await requireShopper(deps, c)
    const { which } = (await readBody(endSessionsRequest, c.req)).data
    await endShopperSessions(db, userId, which === "others" ? { allBut: sessionId } : { only: which })
    return done()
  })

  app.get("/export", async (c) => {
    const { userId, sessionId } = await requireShopper(deps, c)
    const { orders: _orders, ...profile } = await profileOf(deps, userId, sessionId)
    const [orders, items] = await Promise.all([wholeOrders(db, userId), listWishlist(db, userId)])
    const reviews = await reviewsOfShopper(db, userId)
    // A confirmed address alone: a number proves nothing.
    const subscriptions = profile.email === null ? {} : await listOwnSubscriptions(db, profile.email)
    const wishlist = items.map(({ slug, chosen }) => (chosen ? { slug, chosen } : slug))
    const data = { ...profile, wishlist, orders: orders.map(orderResource), reviews, ...subscriptions }
    return Response.json({ data, meta: {} })
  })

  app.post("/delete", async (c) => {
    const { userId } = await requireShopper(deps, c)
    const { password, client } = (await readBody(deleteRequest, c.req)).data
    await withHashingSlot({ lane: "shoppers", isKnown: true, address: client?.address }, () =>
      provePassword(deps, userId, password, client),
    )
    await inTransaction(db, (tx) => deleteShopper(tx, userId))
    await emptyLog(db)
    return done()
  })

  app.post("/wishlist", async (c) => {
    const { userId } = await requireShopper(deps, c)
    const { data } = await readBody(wishlistRequest, c.req)
    const sent = { mine: readItems(data.mine), met: readItems(data.met) }
    const items = await inTransaction(db, (tx) => mergeWishlist(tx, userId, sent, clock()))
    return Response.json({ data: { slugs: items.map(({ slug }) => slug), items }, meta: {} })
  })

  app.all("*", (c: Context) => c.notFound())
}

/** Another account of the same mobile number has this password: two with the same could not be told apart. What is said is
 *  what is said of passwords that are easily guessed. */
const alreadyChosen = () =>
  new ApiError(400, "ValidationError", "The password is one of those that are tried first", {
    details: { code: "PASSWORD_TOO_COMMON" },
  })

/** @throws ApiError 400 for a wrong password, 429 after too many: a session that was left open is not enough */
async function provePassword(deps: ShopperDeps, userId: string, password: string, client: ShopperClient) {
  const tried = { kind: "shopper-password", account: userId } as const
  const undoTry = await countedShopperTry(deps, client, tried)
  const hash = await shopperHash(deps.db, userId)
  if (!hash || !(await hashCountedTry(undoTry, () => isPassword({ hash, password })))) {
    throw new ApiError(400, "ValidationError", "The password is another one", { details: { code: "INVALID_PASSWORD" } })
  }
  await undoTry()
}

async function profileOf({ db, clock }: ShopperDeps, userId: string, sessionId: string): Promise<ProfileResource> {
  const shopper = await findShopper(db, userId)
  if (!shopper) throw signInFirst()
  const [orders, sessions, addresses] = await Promise.all([
    ownOrders(db, userId),
    shopperSessions(db, userId, clock()),
    listAddresses(db, userId),
  ])
  const { id: _id, ...person } = shopper
  return {
    ...person,
    addresses,
    orders: orders.map((order) => ({ ...order, total: toDinars(order.total) })),
    sessions: sessions.map((session) => ({ ...session, current: session.id === sessionId })),
  }
}
