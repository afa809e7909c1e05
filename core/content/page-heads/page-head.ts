/** The pages whose title, description and share picture the merchant may write, by name, with their paths: they show no
 *  product, post or page that has texts of its own. */
export const headPages = {
  home: "/",
  "home-2": "/home-2",
  "home-3": "/home-3",
  "home-4": "/home-4",
  shop: "/shop",
  "shop-categories": "/shop-categories",
  coupons: "/coupons",
  blog: "/blog",
  contact: "/contact",
} as const satisfies Record<string, string>

export type HeadPage = keyof typeof headPages

// The table above has these keys alone.
export const headPageNames = Object.keys(headPages) as HeadPage[]

export const isHeadPage = (name: string): name is HeadPage => Object.hasOwn(headPages, name)

/** In characters. Search engines cut longer ones. */
export const headLimits = { title: 70, description: 160 }

/** Title, description and share picture of a page; "" and null = the default.
 *  @typeParam T a text: in three languages, or in one
 *  @typeParam P a picture: its address, or all that is known of it */
export type PageHead<T, P> = { title: T; description: T; picture: P | null }
