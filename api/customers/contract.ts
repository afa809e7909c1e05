import { z } from "zod"
import { shopperLimits } from "#core/customers/shopper.ts"
import { locales } from "#core/i18n/locale.ts"
import { orderStatuses } from "#core/orders/order-status.ts"
import { maxPasswordLength } from "#core/staff/staff-password.ts"
import { orderClient } from "../common/contract-client.ts"
import { optionalText, shortText } from "../common/contract-texts.ts"
import { shopperSession } from "../common/contract-tokens.ts"

// Accounts, between the storefront's server and the API. Every request carries the bearer; those of a
// signed-in shopper also `X-Shopper-Session`.

const login = shortText(254).meta({ description: "E-mail address or mobile number" })
const password = z
  .string()
  .min(1)
  .max(maxPasswordLength * 4)
const locale = z.enum(locales)
const client = orderClient.extend({ device: z.string().max(300).optional() }).optional()
const token = z.string().regex(/^[\w-]{43}$/, "must be the token of a link")
const names = { firstname: shortText(shopperLimits.firstname), lastname: shortText(shopperLimits.lastname) }

const body = <S extends z.ZodRawShape>(shape: S) => z.object({ data: z.object(shape) })

export const registerRequest = body({ login, password, ...names, locale, client }).meta({ id: "ShopperRegistration" })
export const confirmRequest = body({ token, password, client }).meta({ id: "ShopperConfirmation" })
export const shopperSignInRequest = body({ login, password, client }).meta({ id: "ShopperSignIn" })
export const forgotRequest = body({ email: shortText(254), locale, client }).meta({ id: "ShopperForgot" })
export const renewRequest = body({ token, password, client }).meta({ id: "ShopperNewPassword" })
export const detailsRequest = body({
  ...names,
  mobile: optionalText(shopperLimits.mobile),
  locale,
}).meta({ id: "ShopperDetails" })
/** An address; with an `id` another one in that one's place. `usual` makes it the usual one. */
export const addressRequest = body({
  id: z.string().min(1).max(64).optional(),
  wilaya: shortText(shopperLimits.wilaya),
  commune: shortText(shopperLimits.commune),
  address: optionalText(shopperLimits.address),
  usual: z.boolean().default(false),
}).meta({ id: "ShopperAddressInput" })
export const addressIdRequest = body({ id: z.string().min(1).max(64) }).meta({ id: "ShopperAddressId" })
export const ownPasswordRequest = body({ current: password, next: password, client }).meta({ id: "ShopperPassword" })
export const endSessionsRequest = body({ which: z.string().min(1).max(64) }).meta({ id: "ShopperSessionsEnd" })
export const deleteRequest = body({ password, client }).meta({ id: "ShopperDeletion" })

/** An order by its private link. */
export const orderTokenRequest = body({
  token: z.string().regex(/^[\w-]{22}$/, "must be the token of an order"),
}).meta({ id: "ShopperOrderToken" })

export const orderAccountResource = z
  .object({ account: z.enum(["own", "none", "other"]).meta({ description: "Which account the order is in" }) })
  .meta({ id: "ShopperOrderAccount" })

export type OrderAccountResource = z.infer<typeof orderAccountResource>

const slug = z.string().min(1).max(200)
const code = z.string().max(100)
const chosen = z
  .object({ color: code, size: code })
  .meta({ description: "Codes of the variant that was chosen; left out = none" })
const item = z.object({ slug, chosen: chosen.optional() }).meta({ id: "ShopperWishlistItem" })
/** A bare slug is a product of which nothing was chosen. */
const items = z.array(z.union([slug, item])).max(500)
export const wishlistRequest = body({ mine: items, met: items }).meta({ id: "ShopperWishes" })

/** The wishlist of the account, with what came from the browser. */
export const wishlistResource = z
  .object({ slugs: z.array(z.string()), items: z.array(item) })
  .meta({ id: "ShopperWishlist" })

/** A session's token; null = a mail was sent instead. */
export const sessionResource = z.object({ session: shopperSession.nullable() }).meta({ id: "ShopperSession" })

/** Of who is signed in with this answer. */
export const signedInResource = z.object({ session: shopperSession }).meta({ id: "ShopperSignedIn" })

/** A change that was made. */
export const doneResource = z.object({ done: z.literal(true) }).meta({ id: "ShopperDone" })

/** Everything that the shop keeps of a shopper; passed on as it is, with fields that nobody names here. */
export const exportResource = z.record(z.string(), z.unknown()).meta({ id: "ShopperExport" })

const place = { wilaya: z.string(), commune: z.string(), address: z.string() }

const addressResource = z.object({ id: z.string(), ...place, usual: z.boolean() }).meta({ id: "ShopperAddress" })

/** Values that prefill an order form; `wilaya`, `commune` and `address` are those of the usual address. */
export const personResource = z
  .object({ firstname: z.string(), lastname: z.string(), mobile: z.string(), email: z.string(), ...place })
  .meta({ id: "ShopperPerson" })

export type PersonResource = z.infer<typeof personResource>

export const profileResource = z
  .object({
    email: z.string().nullable(),
    loginMobile: z.string().nullable(),
    locale,
    firstname: z.string(),
    lastname: z.string(),
    mobile: z.string(),
    addresses: z.array(addressResource),
    orders: z.array(
      z.object({
        number: z.string(),
        token: z.string(),
        status: z.enum(orderStatuses),
        createdAt: z.iso.datetime(),
        total: z.number(),
        titles: z.array(z.string()),
        reviewKey: z.string().nullable().meta({ description: "Opens the page for reviews" }),
      }),
    ),
    sessions: z.array(
      z.object({
        id: z.string(),
        device: z.string(),
        createdAt: z.iso.datetime(),
        lastSeenAt: z.iso.datetime(),
        current: z.boolean(),
      }),
    ),
  })
  .meta({ id: "ShopperProfile" })

export type ProfileResource = z.infer<typeof profileResource>
