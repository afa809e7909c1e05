import type { ProfileResource } from "#api/contract/shopper.ts"
import type { Locale } from "#core/locale.ts"
import { fromDinars } from "#core/money.ts"
import type { OrderStatus } from "#core/order-status.ts"
import { formatShopDate } from "#core/shop-date.ts"
import type { Content } from "../content/content.server.ts"
import { deviceName } from "./device-name.ts"

/** The profile as it is shown: dates written on the server, so that every browser shows the same. */
export type ProfilePage = {
  login: string
  person: Pick<ProfileResource, "firstname" | "lastname" | "mobile" | "wilaya" | "commune" | "address" | "locale">
  wilayas: { code: number; name: string; namear: string }[]
  orders: { number: string; token: string; status: OrderStatus; date: string; total: number; titles: string[] }[]
  sessions: { id: string; device: string; seen: string; current: boolean }[]
}

/** What the profile shows of somebody. */
export async function profilePage(content: Content, profile: ProfileResource, locale: Locale): Promise<ProfilePage> {
  const { firstname, lastname, mobile, wilaya, commune, address } = profile
  const wilayas = await content.wilayas()
  return {
    login: profile.email ?? profile.loginMobile ?? "",
    person: { firstname, lastname, mobile, wilaya, commune, address, locale: profile.locale },
    wilayas: wilayas.map(({ code, name, namear }) => ({ code, name, namear })),
    orders: profile.orders.map(({ number, token, status, createdAt, total, titles }) => ({
      ...{ number, token, status, titles, total: fromDinars(total) },
      date: formatShopDate(createdAt, locale),
    })),
    sessions: profile.sessions.map(({ id, device, lastSeenAt, current }) => ({
      ...{ id, current, device: deviceName(device), seen: formatShopDate(lastSeenAt, locale, true) },
    })),
  }
}
