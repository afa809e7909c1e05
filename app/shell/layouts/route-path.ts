/** The path of a route without its part for the language, as loaders are given it. In place of the address where a loader
 *  asks which of several pages it draws: it stands however wrong the language of the address is.
 *  @param pattern such as `/:lang?/product-details/:id?`
 *  @returns such as `/product-details/:id?` */
export const routePath = (pattern: string) => pattern.replace(/^\/?:lang\?(?=\/|$)/, "")
