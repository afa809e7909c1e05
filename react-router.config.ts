import type { Config } from "@react-router/dev/config"

export default {
  ssr: true,
  // The whole table of routes travels with the page: no request to discover one before a click.
  routeDiscovery: { mode: "initial" },
  // A screen's client action comes with the screen: the late start (app/shell/start) knows one module a route.
  splitRouteModules: false,
} satisfies Config
