import type { Config } from "@react-router/dev/config"

export default {
  ssr: true,
  // The whole table of routes travels with the page: no request to discover one before a click.
  routeDiscovery: { mode: "initial" },
} satisfies Config
