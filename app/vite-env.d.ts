declare module "virtual:island-files" {
  export const islandFiles: import("./page/page-data.ts").IslandFiles
}

declare module "virtual:react-router/server-build" {
  import type { ServerBuild } from "react-router"

  const build: ServerBuild
  export = build
}

declare module "*.js?inline-script" {
  /** Minified code (vite/inline-script.ts). */
  const code: string
  export = code
}
