import { useState } from "react"
import { AdminUI, CoreAdminContext, CustomRoutes, type I18nProvider, Resource, type Store } from "react-admin"
import { BrowserRouter, Route } from "react-router"
import { AccountScreen } from "./account/account-screen.tsx"
import { AuditScreen } from "./audit/audit-screen.tsx"
import { authProvider } from "./auth/auth-provider.ts"
import { JoinScreen } from "./auth/join-screen.tsx"
import { NewPasswordScreen } from "./auth/new-password-screen.tsx"
import { SignIn } from "./auth/sign-in.tsx"
import { BrandsScreen } from "./brands/brands-screen.tsx"
import { CategoriesScreen } from "./categories/categories-screen.tsx"
import { CouponScreen } from "./coupons/coupon-screen.tsx"
import { CouponsScreen } from "./coupons/coupons-screen.tsx"
import { dataProvider } from "./data/data-provider.ts"
import { consoleQueries } from "./data/query-client.ts"
import { DeliveryScreen } from "./delivery/delivery-screen.tsx"
import { SpellingsScreen } from "./delivery/spellings-screen.tsx"
import { allowed } from "./layout/allowed.tsx"
import { ConsoleLayout } from "./layout/console-layout.tsx"
import { Home } from "./layout/home.tsx"
import { NotFound } from "./layout/not-found.tsx"
import { MailScreen } from "./mail/mail-screen.tsx"
import { NumbersScreen } from "./numbers/numbers-screen.tsx"
import { BoardScreen } from "./orders/board-screen.tsx"
import { OrderScreen } from "./orders/order-screen.tsx"
import { OrdersScreen } from "./orders/orders-screen.tsx"
import { PhoneOrderScreen } from "./orders/phone-order-screen.tsx"
import { QueueScreen } from "./orders/queue-screen.tsx"
import { PageScreen } from "./pages/page-screen.tsx"
import { PagesScreen } from "./pages/pages-screen.tsx"
import { PhoneBlocksScreen } from "./phone-blocks/phone-blocks-screen.tsx"
import { PostScreen } from "./posts/post-screen.tsx"
import { PostsScreen } from "./posts/posts-screen.tsx"
import { TopicsScreen } from "./posts/topics-screen.tsx"
import { InvoiceScreen } from "./print/invoice-screen.tsx"
import { SlipScreen } from "./print/slip-screen.tsx"
import { NewProductScreen, ProductScreen } from "./product/product-screen.tsx"
import { ImportScreen } from "./products/import-screen.tsx"
import { ProductsScreen } from "./products/products-screen.tsx"
import { ReviewsScreen } from "./reviews/reviews-screen.tsx"
import { ShopScreen } from "./settings/shop-screen.tsx"
import { SizeGuidesScreen } from "./size-guides/size-guides-screen.tsx"
import { SettingsScreen } from "./staff/settings-screen.tsx"
import { StaffScreen } from "./staff/staff-screen.tsx"
import { StockScreen } from "./stock/stock-screen.tsx"
import { ConsoleTheme } from "./theme/console-theme.tsx"
import { VariantsScreen } from "./variants/variants-screen.tsx"
import { MessagesScreen } from "./visitors/messages-screen.tsx"
import { SubscribersScreen } from "./visitors/subscribers-screen.tsx"
import { WaitingScreen } from "./visitors/waiting-screen.tsx"

const Orders = allowed("orders.read", OrdersScreen)
const Order = allowed("orders.read", OrderScreen)
const Board = allowed("orders.read", BoardScreen)
const Slip = allowed("orders.read", SlipScreen)
const Invoice = allowed("orders.read", InvoiceScreen)
const Product = allowed("catalogue.write", ProductScreen)
const NewProduct = allowed("catalogue.write", NewProductScreen)
const Variants = allowed("catalogue.write", VariantsScreen)
const Stock = allowed("catalogue.read", StockScreen)
const Queue = allowed("orders.write", QueueScreen)
const BlockedPhones = allowed("orders.read", PhoneBlocksScreen)
const PhoneOrder = allowed("orders.write", PhoneOrderScreen)
const Numbers = allowed("numbers.read", NumbersScreen)
const Categories = allowed("catalogue.read", CategoriesScreen)
const Brands = allowed("catalogue.read", BrandsScreen)
const ImportProducts = allowed("catalogue.write", ImportScreen)
const Products = allowed("catalogue.read", ProductsScreen)
const Delivery = allowed("delivery.write", DeliveryScreen)
const CarrierSpellings = allowed("delivery.write", SpellingsScreen)
const Coupons = allowed("catalogue.write", CouponsScreen)
const Coupon = allowed("catalogue.write", CouponScreen)
const Posts = allowed("content.write", PostsScreen)
const Topics = allowed("content.write", TopicsScreen)
const Post = allowed("content.write", PostScreen)
const Pages = allowed("content.write", PagesScreen)
const Page = allowed("content.write", PageScreen)
const Reviews = allowed("content.write", ReviewsScreen)
const Messages = allowed("orders.read", MessagesScreen)
const Subscribers = allowed("orders.export", SubscribersScreen)
const Waiting = allowed("orders.export", WaitingScreen)
const Shop = allowed("settings.write", ShopScreen)
const SizeGuides = allowed("content.write", SizeGuidesScreen)
const Team = allowed("staff.manage", StaffScreen)
const Journal = allowed("audit.read", AuditScreen)
const Mail = allowed("settings.write", MailScreen)

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
