import type { ProfileResource } from "#api/customers/contract.ts"
import { findNamedPlace, type PlaceNames, placeName } from "#core/delivery/wilaya.ts"
import { commaOf } from "#core/i18n/comma.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { formatShopDate } from "#core/i18n/shop-date.ts"
import { fromDinars } from "#core/money.ts"
import type { OrderStatus } from "#core/orders/order-status.ts"
import type { Content } from "../../api-client/content.server.ts"

const browsers = [
  [/Edg\//, "Edge"],
  [/OPR\//, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\//, "Firefox"],
  [/Chrome\//, "Chrome"],
  [/Safari\//, "Safari"],
] as const

const systems = [
  [/Android/, "Android"],
  [/iPhone|iPad/, "iOS"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "macOS"],
  [/Linux/, "Linux"],
] as const

/** A browser as people know it, from what it says of itself; "" for one that nobody knows. */
function deviceName(userAgent: string): string {
  const named = (list: readonly (readonly [RegExp, string])[]) => list.find(([sign]) => sign.test(userAgent))?.[1]
  return [named(browsers), named(systems)].filter(Boolean).join(" · ")
}

/** The profile as it is shown: dates written on the server, so that every browser shows the same. */
export type ProfilePage = {
  login: string
  person: Pick<ProfileResource, "firstname" | "lastname" | "mobile" | "locale">
  /** Names of places in the page's language. */
  addresses: (ProfileResource["addresses"][number] & { label: string })[]
  orders: {
    number: string
    token: string
    status: OrderStatus
    date: string
    total: number
    titles: string[]
    /** Opens the page for reviews; null unless it is delivered. */
    reviewKey: string | null
  }[]
  sessions: { id: string; device: string; seen: string; current: boolean }[]
}

/** Loads the profile of the signed-in shopper. */
export async function profilePage(content: Content, profile: ProfileResource, locale: Locale): Promise<ProfilePage> {
  const { firstname, lastname, mobile } = profile
  return {
    login: profile.email ?? profile.loginMobile ?? "",
    person: { firstname, lastname, mobile, locale: profile.locale },
    addresses: await Promise.all(profile.addresses.map((each) => labelled(content, each, locale))),
    orders: profile.orders.map(({ number, token, status, createdAt, total, titles, reviewKey }) => ({
      number,
      token,
      status,
      titles,
      reviewKey,
      total: fromDinars(total),
      date: formatShopDate(createdAt, locale),
    })),
    sessions: profile.sessions.map(({ id, device, lastSeenAt, current }) => ({
      id,
      current,
      device: deviceName(device),
      seen: formatShopDate(lastSeenAt, locale, true),
    })),
  }
}

type Address = ProfileResource["addresses"][number]

/** An address with its place in the page's language. */
async function labelled(content: Content, given: Address, locale: Locale): Promise<Address & { label: string }> {
  const [wilayas, communes] = await Promise.all([content.wilayas(), content.communes(given.wilaya)])
  const name = (list: readonly PlaceNames[], own: string) =>
    placeName(findNamedPlace(list, own) ?? { name: own, namear: own }, locale)
  const place = [name(communes, given.commune), name(wilayas, given.wilaya)].filter(Boolean)
  return { ...given, label: place.join(commaOf(locale)) }
}
