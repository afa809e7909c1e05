import { useState } from "react"
import { AdminUI, CoreAdminContext, CustomRoutes, type I18nProvider, Resource, type Store } from "react-admin"
import { BrowserRouter, Route } from "react-router"
import { AnalyticsScreen } from "./analytics/analytics-screen.tsx"
import { BrandsScreen } from "./catalogue/brands/brands-screen.tsx"
import { CategoriesScreen } from "./catalogue/categories/categories-screen.tsx"
import { NewProductScreen, ProductScreen } from "./catalogue/product/product-screen.tsx"
import { ImportScreen } from "./catalogue/products/import-screen.tsx"
import { ProductsScreen } from "./catalogue/products/products-screen.tsx"
import { SizeGuidesScreen } from "./catalogue/size-guides/size-guides-screen.tsx"
import { StockScreen } from "./catalogue/stock/stock-screen.tsx"
import { VariantsScreen } from "./catalogue/variants/variants-screen.tsx"
import { PageScreen } from "./content/pages/page-screen.tsx"
import { PagesScreen } from "./content/pages/pages-screen.tsx"
import { PostScreen } from "./content/posts/post-screen.tsx"
import { PostsScreen } from "./content/posts/posts-screen.tsx"
import { TopicsScreen } from "./content/posts/topics-screen.tsx"
import { SectionsScreen } from "./content/sections/sections-screen.tsx"
import { ShopScreen } from "./content/settings/shop-screen.tsx"
import { ThemeScreen } from "./content/theme/theme-screen.tsx"
import { CouponScreen } from "./coupons/coupon-screen.tsx"
import { CouponsScreen } from "./coupons/coupons-screen.tsx"
import { PhoneBlocksScreen } from "./customers/phone-blocks/phone-blocks-screen.tsx"
import { MessagesScreen } from "./customers/visitors/messages-screen.tsx"
import { StockAlertsScreen } from "./customers/visitors/stock-alerts-screen.tsx"
import { SubscribersScreen } from "./customers/visitors/subscribers-screen.tsx"
import { dataProvider } from "./data/data-provider.ts"
import { consoleQueries } from "./data/query-client.ts"
import { DeliveryScreen } from "./delivery/delivery-screen.tsx"
import { SpellingsScreen } from "./delivery/spellings-screen.tsx"
import { MailScreen } from "./mail/mail-screen.tsx"
import { BoardScreen } from "./orders/board/board-screen.tsx"
import { QueueScreen } from "./orders/calls/queue-screen.tsx"
import { PhoneOrderScreen } from "./orders/edit/phone-order-screen.tsx"
import { OrdersScreen } from "./orders/list/orders-screen.tsx"
import { OrderScreen } from "./orders/order/order-screen.tsx"
import { InvoiceScreen } from "./orders/print/invoice-screen.tsx"
import { SlipScreen } from "./orders/print/slip-screen.tsx"
import { ReviewsScreen } from "./reviews/reviews-screen.tsx"
import { ConsoleLayout } from "./shell/console-layout.tsx"
import { Home } from "./shell/home.tsx"
import { NotFound } from "./shell/not-found.tsx"
import { requirePermission } from "./shell/require-permission.tsx"
import { AccountScreen } from "./staff/account/account-screen.tsx"
import { AuditScreen } from "./staff/audit/audit-screen.tsx"
import { SettingsScreen } from "./staff/members/settings-screen.tsx"
import { StaffScreen } from "./staff/members/staff-screen.tsx"
import { authProvider } from "./staff/sign-in/auth-provider.ts"
import { JoinScreen } from "./staff/sign-in/join-screen.tsx"
import { NewPasswordScreen } from "./staff/sign-in/new-password-screen.tsx"
import { SignIn } from "./staff/sign-in/sign-in.tsx"
import { ConsoleTheme } from "./theme/console-theme.tsx"

const Orders = requirePermission("orders.read", OrdersScreen)
const Order = requirePermission("orders.read", OrderScreen)
const Board = requirePermission("orders.read", BoardScreen)
const Slip = requirePermission("orders.read", SlipScreen)
const Invoice = requirePermission("orders.read", InvoiceScreen)
const Product = requirePermission("catalogue.write", ProductScreen)
const NewProduct = requirePermission("catalogue.write", NewProductScreen)
const Variants = requirePermission("catalogue.write", VariantsScreen)
const Stock = requirePermission("catalogue.read", StockScreen)
const Queue = requirePermission("orders.write", QueueScreen)
const BlockedPhones = requirePermission("orders.read", PhoneBlocksScreen)
const PhoneOrder = requirePermission("orders.write", PhoneOrderScreen)
const Numbers = requirePermission("numbers.read", AnalyticsScreen)
const Categories = requirePermission("catalogue.read", CategoriesScreen)
const Brands = requirePermission("catalogue.read", BrandsScreen)
const ImportProducts = requirePermission("catalogue.write", ImportScreen)
const Products = requirePermission("catalogue.read", ProductsScreen)
const Delivery = requirePermission("delivery.write", DeliveryScreen)
const CarrierSpellings = requirePermission("delivery.write", SpellingsScreen)
const Coupons = requirePermission("catalogue.write", CouponsScreen)
const Coupon = requirePermission("catalogue.write", CouponScreen)
const Posts = requirePermission("content.write", PostsScreen)
const Topics = requirePermission("content.write", TopicsScreen)
const Post = requirePermission("content.write", PostScreen)
const Pages = requirePermission("content.write", PagesScreen)
const Page = requirePermission("content.write", PageScreen)
const Sections = requirePermission("content.write", SectionsScreen)
const Reviews = requirePermission("content.write", ReviewsScreen)
const Messages = requirePermission("orders.read", MessagesScreen)
const Subscribers = requirePermission("orders.export", SubscribersScreen)
const Waiting = requirePermission("orders.export", StockAlertsScreen)
const Shop = requirePermission("settings.write", ShopScreen)
const Look = requirePermission("settings.write", ThemeScreen)
const SizeGuides = requirePermission("content.write", SizeGuidesScreen)
const Team = requirePermission("staff.manage", StaffScreen)
const Journal = requirePermission("audit.read", AuditScreen)
const Mail = requirePermission("settings.write", MailScreen)

/** The whole console. */
export function Console({ i18nProvider, store }: { i18nProvider: I18nProvider; store: Store }) {
  const [queries] = useState(consoleQueries)
  return (
    <BrowserRouter basename="/admin">
      <CoreAdminContext
        authProvider={authProvider}
        dataProvider={dataProvider}
        queryClient={queries}
        i18nProvider={i18nProvider}
        store={store}
      >
        <ConsoleTheme>
          <AdminUI
            layout={ConsoleLayout}
            dashboard={Home}
            loginPage={SignIn}
            catchAll={NotFound}
            disableTelemetry
            requireAuth
            title="Hanout"
          >
            <Resource name="orders" list={Orders} create={PhoneOrder} edit={Order}>
              <Route path="board" element={<Board />} />
              <Route path="calls" element={<Queue />} />
              <Route path="phone-blocks" element={<BlockedPhones />} />
            </Resource>
            <Resource name="products" list={Products} create={NewProduct} edit={Product}>
              <Route path="import" element={<ImportProducts />} />
              <Route path=":id/variants" element={<Variants />} />
              <Route path=":id/stock" element={<Stock />} />
              <Route path="categories" element={<Categories />} />
              <Route path="brands" element={<Brands />} />
            </Resource>
            <CustomRoutes>
              <Route path="/account" element={<AccountScreen />} />
              <Route path="/posts" element={<Posts />} />
              <Route path="/posts/topics" element={<Topics />} />
              <Route path="/posts/:id" element={<Post />} />
              <Route path="/pages" element={<Pages />} />
              <Route path="/pages/:id" element={<Page />} />
              <Route path="/sections/:page?" element={<Sections />} />
              <Route path="/coupons" element={<Coupons />} />
              <Route path="/coupons/:id" element={<Coupon />} />
              <Route path="/delivery" element={<Delivery />} />
              <Route path="/delivery/carriers/:carrier?" element={<CarrierSpellings />} />
              <Route path="/reviews" element={<Reviews />} />
              <Route path="/messages" element={<Messages />} />
              <Route path="/subscribers" element={<Subscribers />} />
              <Route path="/stock-alerts" element={<Waiting />} />
              <Route path="/numbers" element={<Numbers />} />
              <Route path="/settings" element={<SettingsScreen />} />
              <Route path="/settings/shop" element={<Shop />} />
              <Route path="/settings/theme" element={<Look />} />
              <Route path="/settings/staff" element={<Team />} />
              <Route path="/settings/audit" element={<Journal />} />
              <Route path="/settings/mail" element={<Mail />} />
              <Route path="/settings/size-guides/:kind?/:brand?" element={<SizeGuides />} />
            </CustomRoutes>
            <CustomRoutes noLayout>
              <Route path="/first-owner" element={<JoinScreen />} />
              <Route path="/invitation" element={<JoinScreen />} />
              <Route path="/new-password" element={<NewPasswordScreen />} />
              <Route path="/orders/:id/slip" element={<Slip />} />
              <Route path="/orders/:id/invoice" element={<Invoice />} />
            </CustomRoutes>
          </AdminUI>
        </ConsoleTheme>
      </CoreAdminContext>
    </BrowserRouter>
  )
}
