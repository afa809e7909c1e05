import { AdminUI, CoreAdminContext, CustomRoutes, type I18nProvider, Resource, type Store } from "react-admin"
import { BrowserRouter, Route } from "react-router"
import { AccountScreen } from "./account/account-screen.tsx"
import { AuditScreen } from "./audit/audit-screen.tsx"
import { authProvider } from "./auth/auth-provider.ts"
import { JoinScreen } from "./auth/join-screen.tsx"
import { NewPasswordScreen } from "./auth/new-password-screen.tsx"
import { SignIn } from "./auth/sign-in.tsx"
import { dataProvider } from "./data/data-provider.ts"
import { ConsoleLayout } from "./layout/console-layout.tsx"
import { NotFound } from "./layout/not-found.tsx"
import { BoardScreen } from "./orders/board-screen.tsx"
import { OrderScreen } from "./orders/order-screen.tsx"
import { OrdersScreen } from "./orders/orders-screen.tsx"
import { PhoneOrderScreen } from "./orders/phone-order-screen.tsx"
import { QueueScreen } from "./orders/queue-screen.tsx"
import { InvoiceScreen } from "./print/invoice-screen.tsx"
import { SlipScreen } from "./print/slip-screen.tsx"
import { SettingsScreen } from "./staff/settings-screen.tsx"
import { StaffScreen } from "./staff/staff-screen.tsx"
import { ConsoleTheme } from "./theme/console-theme.tsx"

/** The whole console. */
export function Console({ i18nProvider, store }: { i18nProvider: I18nProvider; store: Store }) {
  return (
    <BrowserRouter basename="/admin">
      <CoreAdminContext
        authProvider={authProvider}
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        store={store}
      >
        <ConsoleTheme>
          <AdminUI
            layout={ConsoleLayout}
            loginPage={SignIn}
            catchAll={NotFound}
            disableTelemetry
            requireAuth
            title="Hanout"
          >
            <Resource name="orders" list={OrdersScreen} create={PhoneOrderScreen} edit={OrderScreen}>
              <Route path="board" element={<BoardScreen />} />
              <Route path="calls" element={<QueueScreen />} />
            </Resource>
            <CustomRoutes>
              <Route path="/account" element={<AccountScreen />} />
              <Route path="/settings" element={<SettingsScreen />} />
              <Route path="/settings/staff" element={<StaffScreen />} />
              <Route path="/settings/audit" element={<AuditScreen />} />
            </CustomRoutes>
            <CustomRoutes noLayout>
              <Route path="/first-owner" element={<JoinScreen />} />
              <Route path="/invitation" element={<JoinScreen />} />
              <Route path="/new-password" element={<NewPasswordScreen />} />
              <Route path="/orders/:id/slip" element={<SlipScreen />} />
              <Route path="/orders/:id/invoice" element={<InvoiceScreen />} />
            </CustomRoutes>
          </AdminUI>
        </ConsoleTheme>
      </CoreAdminContext>
    </BrowserRouter>
  )
}
