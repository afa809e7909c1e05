import type { RouteConfigEntry } from "@react-router/dev/routes"
import routes from "#app/routes.ts"

/** What stands for the parameters of routes: what a shop has, or a name that nothing has. */
export type ShopNames = { product?: string; post?: string; landing?: string; page?: string }

const unknown = "rien"

/** A name for each parameter, by the file of its route. A route with a parameter that no row names fails. */
const parameters: Record<string, (names: ShopNames) => string | undefined> = {
  "routes/product-details.tsx": ({ product }) => product,
  "routes/landing.tsx": ({ product }) => product,
  "routes/landing-page.tsx": ({ landing }) => landing,
  "routes/blog-details.tsx": ({ post }) => post,
  "routes/own-page.tsx": ({ page }) => page,
  "routes/size-guide.tsx": () => "shoe",
  "routes/preview.tsx": () => undefined,
  "routes/home-preview.tsx": () => undefined,
}

/** The paths that a route has: with its parameter, and without one that is optional. */
function pathsOf({ path = "", file }: RouteConfigEntry, names: ShopNames): string[] {
  if (path === "*") return [`/${unknown}`]
  if (!path.includes(":")) return [`/${path}`]
  const value = parameters[file]
  if (!value) throw new Error(`No name stands for the parameter of ${path}`)
  const full = `/${path.replace(/:\w+\??/, value(names) ?? unknown)}`
  return path.endsWith("?") ? [full, `/${path.replace(/\/:\w+\?$/, "")}`] : [full]
}

/** The paths of all pages that shoppers see, from the storefront's own table of routes; without files and answers to scripts. */
export async function pagePaths(names: ShopNames): Promise<string[]> {
  const [shown] = await routes
  return (shown?.children ?? []).filter(({ file }) => file.endsWith(".tsx")).flatMap((route) => pathsOf(route, names))
}
