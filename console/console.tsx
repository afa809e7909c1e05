import { AdminUI, CoreAdminContext, CustomRoutes, type I18nProvider, type Store } from "react-admin"
import { BrowserRouter, Route } from "react-router"
import { AccountScreen } from "./account/account-screen.tsx"
import { authProvider } from "./auth/auth-provider.ts"
import { SignIn } from "./auth/sign-in.tsx"
import { dataProvider } from "./data/data-provider.ts"
import { ConsoleLayout } from "./layout/console-layout.tsx"
import { NotFound } from "./layout/not-found.tsx"
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
            <CustomRoutes>
              <Route path="/account" element={<AccountScreen />} />
            </CustomRoutes>
          </AdminUI>
        </ConsoleTheme>
      </CoreAdminContext>
    </BrowserRouter>
  )
}
