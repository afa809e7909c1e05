/** The page that asks to be told when a product is back, without language prefix. */
export const stockAlertPath = (slug: string) => `/stock-alert?product=${encodeURIComponent(slug)}`
