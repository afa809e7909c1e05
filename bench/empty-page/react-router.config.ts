import { join } from "node:path"
import type { Config } from "@react-router/dev/config"
import { compressFiles } from "../../vite/built-files.ts"

export default {
  buildDirectory: "../../build/empty-page",
  buildEnd: ({ reactRouterConfig: { buildDirectory } }) => compressFiles(join(buildDirectory, "client")),
} satisfies Config
