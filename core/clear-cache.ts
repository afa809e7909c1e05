/** The header with which an answer empties the browser's cache of the shop when somebody signs out. Browsers honour it over
 *  https. Not `"storage"`: shop and console share an origin, whose store holds the cart and the wishlist of the device. Not
 *  `"cookies"`: it would reach the whole domain, and the other one's session. */
export const clearCache = { name: "Clear-Site-Data", value: '"cache"' } as const
