import { type ComponentType, Suspense } from "react"
import { Navigate, Outlet, Route, Routes } from "react-router"
import { framedScreens, openScreens, paperScreens, SettingsFrame, settingsScreens } from "./console-screens.ts"
import { ConsoleLayout } from "./shell/console-layout.tsx"
import { useMenu } from "./shell/menu-entries.ts"
import { ScreenBoundary } from "./shell/screen-boundary.tsx"
import { RequireSignIn } from "./staff/sign-in/require-sign-in.tsx"
import { NotFound } from "./ui/states/not-found.tsx"
import { Waiting } from "./ui/states/waiting.tsx"
import { WithMe } from "./ui/states/with-me.tsx"

const routesOf = (screens: Record<string, ComponentType>) =>
  Object.entries(screens).map(([path, Screen]) => <Route key={path} path={path} element={<Screen />} />)

/** A screen that fails or is on its way, on a page without the console's frame. */
function Unframed() {
  return (
    <ScreenBoundary>
      <Suspense fallback={<Waiting />}>
        <Outlet />
      </Suspense>
    </ScreenBoundary>
  )
}

/** Every address of the console. */
export function ConsoleRoutes() {
  return (
    <Routes>
      <Route element={<Unframed />}>
        {routesOf(openScreens)}
        <Route element={<RequireSignIn />}>
          {routesOf(paperScreens)}
          <Route element={<ConsoleLayout />}>
            <Route index element={<Home />} />
            {routesOf(framedScreens)}
            <Route element={<SettingsFrame />}>{routesOf(settingsScreens)}</Route>
            <Route path="*" element={<NotFound />} />
          </Route>
        </Route>
      </Route>
    </Routes>
  )
}

/** Leads to the first place that who is signed in may go to. */
function Home() {
  const [first] = useMenu()
  return <WithMe>{() => <Navigate to={first?.path ?? "/account"} replace />}</WithMe>
}
