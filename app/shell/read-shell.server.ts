import type { RouterContextProvider } from "react-router"
import type { Locale } from "#core/locale.ts"
import { menuCategories } from "../content/aisles.ts"
import { contentContext } from "../content/content.server.ts"
import { formTimesContext } from "../form-time/form-times.server.ts"

/** Reads what every page shows. Throws, as the error page knows it, while the content API gives no settings or categories. */
export async function readShell(context: Readonly<RouterContextProvider>, locale: Locale) {
  const content = context.get(contentContext)
  const [settings, categories, lacking, newestProduct] = await Promise.all([
    content.settings(locale),
    content.categories(locale),
    content.lacking(),
    // Only the menu asks: without products it has one entry less.
    content.newestProduct(locale).catch(() => null),
  ])
  return {
    settings,
    categories: menuCategories(categories),
    newestProduct,
    // Nothing for our own API, which can do everything.
    ...(lacking.length > 0 && { lacking }),
    year: new Date().getFullYear(),
    formTime: context.get(formTimesContext).issue(),
  }
}
