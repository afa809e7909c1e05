import { z } from "zod"
import { locales } from "#core/locale.ts"
import { orderStatuses } from "#core/order-status.ts"
import { shopperLimits } from "#core/shopper.ts"
import { longestPassword } from "#core/staff-password.ts"
import { optionalText, orderClient, shortText } from "./order-fields.ts"

// What the storefront's server and the API tell each other about accounts. Every request carries the bearer; those of
// somebody who is signed in also `X-Shopper-Session`.

const login = shortText(254).meta({ description: "E-mail address or mobile number" })
const password = z
  .string()
  .min(1)
  .max(longestPassword * 4)
const locale = z.enum(locales)
const client = orderClient.extend({ device: z.string().max(300).optional() }).optional()
const token = z.string().regex(/^[\w-]{43}$/, "must be the token of a link")
const names = { firstname: shortText(shopperLimits.firstname), lastname: shortText(shopperLimits.lastname) }

const body = <S extends z.ZodRawShape>(shape: S) => z.object({ data: z.object(shape) })

export const registerRequest = body({ login, password, ...names, locale, client }).meta({ id: "ShopperRegistration" })
export const confirmRequest = body({ token, password, client }).meta({ id: "ShopperConfirmation" })
export const shopperSignInRequest = body({ login, password, client }).meta({ id: "ShopperSignIn" })
export const forgotRequest = body({ email: shortText(254), locale, client }).meta({ id: "ShopperForgot" })
export const renewRequest = body({ token, password }).meta({ id: "ShopperNewPassword" })
export const detailsRequest = body({
  ...names,
  mobile: optionalText(shopperLimits.mobile),
  wilaya: optionalText(shopperLimits.wilaya),
  commune: optionalText(shopperLimits.commune),
  address: optionalText(shopperLimits.address),
  locale,
}).meta({ id: "ShopperDetails" })
export const ownPasswordRequest = body({ current: password, next: password, client }).meta({ id: "ShopperPassword" })
export const endSessionsRequest = body({ which: z.string().min(1).max(64) }).meta({ id: "ShopperSessionsEnd" })
export const deleteRequest = body({ password, client }).meta({ id: "ShopperDeletion" })

const slug = z.string().min(1).max(200)
export const wishesRequest = body({
  mine: z.array(slug).max(500),
  met: z.array(slug).max(500),
}).meta({ id: "ShopperWishes" })

/** A session's token; null = a mail was sent instead. */
export const sessionResource = z.object({ session: z.string().nullable() }).meta({ id: "ShopperSession" })

export const profileResource = z
  .object({
    email: z.string().nullable(),
    loginMobile: z.string().nullable(),
    locale,
    firstname: z.string(),
    lastname: z.string(),
    mobile: z.string(),
    wilaya: z.string(),
    commune: z.string(),
    address: z.string(),
    orders: z.array(
      z.object({
        number: z.string(),
        token: z.string(),
        status: z.enum(orderStatuses),
        createdAt: z.iso.datetime(),
        total: z.number(),
        titles: z.array(z.string()),
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
