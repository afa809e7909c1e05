/** The path of a route, as loaders are given it. In place of the address where a loader asks which of several pages it
 *  renders: it stands however wrong the address is.
 *  @param pattern such as `product-details/:id?`
 *  @returns such as `/product-details/:id?` */
export const routePath = (pattern: string) => `/${pattern.replace(/^\//, "")}`
