import type { ComponentType } from "react"
import { withDeferredTexts } from "./i18n/load-texts.ts"
import { lazyScreen as lazy } from "./shell/lazy-screen.tsx"

type Screens = Record<`/${string}`, ComponentType>

/** The screens in the console's frame, by their addresses under `/admin`. */
export const framedScreens: Screens = {
  "/orders": lazy("orders.read", () => import("./orders/list/orders-screen.tsx"), "OrdersScreen"),
  "/orders/create": lazy("orders.write", () => import("./orders/edit/phone-order-screen.tsx"), "PhoneOrderScreen"),
  "/orders/board": lazy("orders.read", () => import("./orders/board/board-screen.tsx"), "BoardScreen"),
  "/orders/calls": lazy("orders.write", () => import("./orders/calls/queue-screen.tsx"), "QueueScreen"),
  "/orders/phone-blocks": lazy(
    "orders.read",
    () => import("./customers/phone-blocks/phone-blocks-screen.tsx"),
    "PhoneBlocksScreen",
  ),
  "/orders/parcels/:view?": lazy(
    "orders.read",
    () => withDeferredTexts(import("./carriers/parcels-screen.tsx")),
    "ParcelsScreen",
  ),
  "/orders/:id": lazy("orders.read", () => import("./orders/order/order-screen.tsx"), "OrderScreen"),
  "/products": lazy("catalogue.read", () => import("./catalogue/products/products-screen.tsx"), "ProductsScreen"),
  "/products/create": lazy(
    "catalogue.write",
    () => import("./catalogue/product/product-screen.tsx"),
    "NewProductScreen",
  ),
  "/products/import": lazy("catalogue.write", () => import("./catalogue/import/import-screen.tsx"), "ImportScreen"),
  "/products/categories": lazy(
    "catalogue.read",
    () => import("./catalogue/categories/categories-screen.tsx"),
    "CategoriesScreen",
  ),
  "/products/universes": lazy(
    "catalogue.write",
    () => import("./catalogue/universes/universes-screen.tsx"),
    "UniversesScreen",
  ),
  "/products/brands": lazy("catalogue.read", () => import("./catalogue/brands/brands-screen.tsx"), "BrandsScreen"),
  "/products/:id": lazy("catalogue.write", () => import("./catalogue/product/product-screen.tsx"), "ProductScreen"),
  "/products/:id/variants": lazy(
    "catalogue.write",
    () => import("./catalogue/variants/variants-screen.tsx"),
    "VariantsScreen",
  ),
  "/products/:id/stock": lazy("catalogue.read", () => import("./catalogue/stock/stock-screen.tsx"), "StockScreen"),
  "/account": lazy(undefined, () => import("./staff/account/account-screen.tsx"), "AccountScreen"),
  "/posts": lazy("content.write", () => import("./content/posts/posts-screen.tsx"), "PostsScreen"),
  "/posts/topics": lazy("content.write", () => import("./content/posts/topics-screen.tsx"), "TopicsScreen"),
  "/posts/:id": lazy("content.write", () => import("./content/posts/post-screen.tsx"), "PostScreen"),
  "/pages": lazy("content.write", () => withDeferredTexts(import("./content/pages/pages-screen.tsx")), "PagesScreen"),
  "/pages/:id": lazy("content.write", () => withDeferredTexts(import("./content/pages/page-screen.tsx")), "PageScreen"),
  "/pages/:id/sections": lazy(
    "content.write",
    () => withDeferredTexts(import("./content/own-pages/own-sections-screen.tsx")),
    "OwnSectionsScreen",
  ),
  "/landing-pages": lazy(
    "content.write",
    () => withDeferredTexts(import("./content/landing/landing-screen.tsx")),
    "LandingScreen",
  ),
  "/landing-pages/:id": lazy(
    "content.write",
    () => withDeferredTexts(import("./content/landing/landing-page-screen.tsx")),
    "LandingPageScreen",
  ),
  "/landing-pages/:id/sections": lazy(
    "content.write",
    () => withDeferredTexts(import("./content/landing/landing-sections-screen.tsx")),
    "LandingSectionsScreen",
  ),
  "/sections/:page?": lazy("content.write", () => import("./content/sections/sections-screen.tsx"), "SectionsScreen"),
  "/coupons": lazy("catalogue.write", () => import("./coupons/coupons-screen.tsx"), "CouponsScreen"),
  "/coupons/:id": lazy("catalogue.write", () => import("./coupons/coupon-screen.tsx"), "CouponScreen"),
  "/delivery": lazy("delivery.write", () => import("./delivery/delivery-screen.tsx"), "DeliveryScreen"),
  "/delivery/communes": lazy("delivery.write", () => import("./delivery/communes-screen.tsx"), "CommunesScreen"),
  "/delivery/accounts": lazy(
    "delivery.write",
    () => withDeferredTexts(import("./carriers/accounts-screen.tsx")),
    "AccountsScreen",
  ),
  "/delivery/carriers/:carrier?": lazy(
    "delivery.write",
    () => import("./delivery/spellings-screen.tsx"),
    "SpellingsScreen",
  ),
  "/reviews": lazy("content.write", () => import("./reviews/reviews-screen.tsx"), "ReviewsScreen"),
  "/messages": lazy("orders.read", () => import("./customers/visitors/messages-screen.tsx"), "MessagesScreen"),
  "/subscribers": lazy(
    "orders.export",
    () => import("./customers/visitors/subscribers-screen.tsx"),
    "SubscribersScreen",
  ),
  "/stock-alerts": lazy(
    "orders.export",
    () => import("./customers/visitors/stock-alerts-screen.tsx"),
    "StockAlertsScreen",
  ),
  "/numbers": lazy("numbers.read", () => import("./analytics/analytics-screen.tsx"), "AnalyticsScreen"),
  "/settings": lazy(undefined, () => import("./ui/tabs/settings-layout.tsx"), "SettingsIndex"),
}

/** The parts of the settings, in a frame of their own. */
export const settingsScreens: Screens = {
  "/settings/shop": lazy("settings.write", () => import("./content/settings/shop-screen.tsx"), "ShopScreen"),
  "/settings/theme": lazy("settings.write", () => import("./content/theme/theme-screen.tsx"), "ThemeScreen"),
  "/settings/menus/:menu?": lazy(
    "content.write",
    () => withDeferredTexts(import("./content/menus/menus-screen.tsx")),
    "MenusScreen",
  ),
  "/settings/search": lazy(
    "content.write",
    () => withDeferredTexts(import("./content/page-heads/page-heads-screen.tsx")),
    "HeadsScreen",
  ),
  "/settings/search/:page": lazy(
    "content.write",
    () => withDeferredTexts(import("./content/page-heads/page-head-screen.tsx")),
    "HeadScreen",
  ),
  "/settings/sample": lazy("shop.data", () => withDeferredTexts(import("./sample/sample-screen.tsx")), "SampleScreen"),
  "/settings/backups": lazy("shop.data", () => withDeferredTexts(import("./backup/backup-screen.tsx")), "BackupScreen"),
  "/settings/moving": lazy("shop.data", () => withDeferredTexts(import("./moving/moving-screen.tsx")), "MovingScreen"),
  "/settings/redirects": lazy(
    "content.write",
    () => withDeferredTexts(import("./moving/redirects-screen.tsx")),
    "RedirectsScreen",
  ),
  "/settings/tokens": lazy("shop.data", () => withDeferredTexts(import("./tokens/tokens-screen.tsx")), "TokensScreen"),
  "/settings/webhooks": lazy(
    "shop.data",
    () => withDeferredTexts(import("./webhooks/webhooks-screen.tsx")),
    "WebhooksScreen",
  ),
  "/settings/staff": lazy("staff.manage", () => import("./staff/members/staff-screen.tsx"), "StaffScreen"),
  "/settings/audit": lazy("audit.read", () => import("./staff/audit/audit-screen.tsx"), "AuditScreen"),
  "/settings/messages": lazy("settings.write", () => import("./orders/messages/messages-screen.tsx"), "MessagesScreen"),
  "/settings/mail": lazy("settings.write", () => import("./mail/mail-screen.tsx"), "MailScreen"),
  "/settings/size-guides/:kind?/:brand?": lazy(
    "content.write",
    () => import("./catalogue/size-guides/size-guides-screen.tsx"),
    "SizeGuidesScreen",
  ),
}

/** The frame around the parts of the settings. */
export const SettingsFrame = lazy(undefined, () => import("./ui/tabs/settings-layout.tsx"), "SettingsLayout")

/** Papers to print, without the frame. */
export const paperScreens: Screens = {
  "/print": lazy("orders.read", () => import("./orders/print/print-screen.tsx"), "PrintScreen"),
  "/orders/:id/slip": lazy("orders.read", () => import("./orders/print/print-screen.tsx"), "SlipScreen"),
  "/orders/:id/invoice": lazy("orders.read", () => import("./orders/print/print-screen.tsx"), "InvoiceScreen"),
}

const join = lazy(undefined, () => import("./staff/sign-in/join-screen.tsx"), "JoinScreen")

/** The pages in front of the console, for everybody. */
export const openScreens: Screens = {
  "/login": lazy(undefined, () => import("./staff/sign-in/sign-in.tsx"), "SignIn"),
  "/first-owner": join,
  "/invitation": join,
  "/new-password": lazy(undefined, () => import("./staff/sign-in/new-password-screen.tsx"), "NewPasswordScreen"),
}
