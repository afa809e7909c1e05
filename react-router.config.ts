import { join } from "node:path"
import { pathToFileURL } from "node:url"
import type { Config } from "@react-router/dev/config"
import { announceBuild, compressFiles, takeScripts } from "./vite/built-files.ts"

export default {
  ssr: true,
  // React Router empties it: console and program are built beside it at the same time.
  buildDirectory: "build/storefront",
  async buildEnd({ reactRouterConfig: { buildDirectory } }) {
    // It checks what the routes' metadata names as soon as it is loaded.
    const { buildVersion } = await import(
      /* @vite-ignore */ pathToFileURL(join(buildDirectory, "server/index.js")).href
    )
    const client = join(buildDirectory, "client")
    takeScripts(client)
    announceBuild(client, buildVersion)
    await compressFiles(client)
  },
} satisfies Config
