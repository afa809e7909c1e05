import { splitLocale } from "#core/locale.ts"
import { contentContext } from "../content/content.server.ts"
import { i18nOf } from "../i18n/i18n.tsx"
import type { RouteHandle } from "../layouts/layouts.ts"
import { listingData } from "../listing/listing-data.ts"
import { listingMeta } from "../listing/listing-meta.ts"
import { ListingScreen } from "../listing/listing-screen.tsx"
import { listingVariants } from "../listing/listing-variants.ts"
import type { Route } from "./+types/shop"

const variant = listingVariants.shop

export const handle = { layout: "default" } satisfies RouteHandle

export async function loader({ url, context }: Route.LoaderArgs) {
  const { locale } = splitLocale(url.pathname)
  const content = context.get(contentContext)
  const [products, categories] = await Promise.all([content.products(locale), content.categories(locale)])
  const listing = listingData({ products, categories }, url.searchParams, variant, i18nOf(locale))
  return { listing, locale, origin: url.origin }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { listing, locale, origin } = loaderData
  const shopName = matches[0].loaderData?.settings.shopName
  return listingMeta({ listing, locale, origin, shopName, path: variant.path, t: i18nOf(locale).t })
}

export default function Shop({ loaderData }: Route.ComponentProps) {
  return <ListingScreen listing={loaderData.listing} variant={variant} />
}
