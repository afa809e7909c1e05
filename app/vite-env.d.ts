declare module "virtual:message-plan" {
  /** Null in the browser and in development. */
  export const plan: import("./i18n/message-files.ts").MessagePlan | null
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
