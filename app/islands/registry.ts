/** Loaders of the islands that few pages have, by name; every-page.ts has the others. `island(name, Component)`
 *  stands beside the component. */
export const registry = {
  "account-input": () => import("../customers/account/account-form.tsx").then((part) => part.AccountInput),
  "address-form": () => import("../customers/account/own-addresses.tsx").then((part) => part.AddressForm),
  agreement: () => import("../analytics/agreement-host.tsx").then((part) => part.AgreementHost),
  "cart-screen": () => import("../cart/cart-screen.tsx").then((part) => part.CartScreen),
  checkout: () => import("../orders/checkout/checkout-screen.tsx").then((part) => part.CheckoutScreen),
  "contact-form": () => import("../customers/contact/contact-form.tsx").then((part) => part.ContactForm),
  "copy-code": () => import("../coupons/copy-code.tsx").then((part) => part.CopyCode),
  countdown: () => import("../page/countdown.tsx").then((part) => part.Countdown),
  "order-placed": () => import("../orders/confirmation/order-placed.tsx").then((part) => part.OrderPlaced),
  "orders-of-device": () => import("../orders/confirmation/orders-of-device.tsx").then((part) => part.OrdersOfDevice),
  "own-comparison": () => import("../cart/compare/own-comparison.tsx").then((part) => part.OwnComparison),
  "own-wishlist": () => import("../cart/wishlist/own-wishlist.tsx").then((part) => part.OwnWishlist),
  "print-button": () => import("../orders/confirmation/print-button.tsx").then((part) => part.PrintButton),
  "picture-input": () => import("../reviews/picture-input.tsx").then((part) => part.PictureInput),
  "recent-searches": () => import("../search/search-start.tsx").then((part) => part.RecentSearches),
  "repeated-note": () => import("../orders/confirmation/repeated-note.tsx").then((part) => part.RepeatedNote),
  "review-form": () => import("../reviews/review-form.tsx").then((part) => part.ReviewForm),
  "share-button": () => import("../catalogue/product/share-button.tsx").then((part) => part.ShareButton),
  "shared-comparison": () => import("../cart/compare/shared-comparison.tsx").then((part) => part.SharedComparison),
  "shared-wishlist": () => import("../cart/wishlist/shared-wishlist.tsx").then((part) => part.SharedWishlist),
}
