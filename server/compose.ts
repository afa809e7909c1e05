import { join } from "node:path"
import { pathToFileURL } from "node:url"
import type { Logger } from "pino"
import type { createStorefront } from "#app/storefront.server.ts"
import { apiToken } from "./api-token.ts"
import type { Config } from "./config.ts"
import { type EmbeddedApi, openEmbeddedApi } from "./embedded-api.ts"
import type { Parts } from "./http.ts"
import { cachedPages } from "./page-cache.ts"
import { remoteApi, remoteMedia } from "./remote-api.ts"
import { sampleMedia } from "./sample-media.ts"
import { staticFiles } from "./static-files.ts"

const root = join(import.meta.dirname, "..")

type StorefrontModule = { createStorefront: typeof createStorefront }

type Composed = {
  parts: Parts
  /** Work for quiet moments, until the signal. */
  inBackground: (signal: AbortSignal) => Promise<void>
  /** Closes what the parts hold open. */
  close: () => Promise<void>
}

/** Puts a process together from its settings. */
export async function compose(config: Config, log: Logger): Promise<Composed> {
  const token = apiToken(config.apiToken, config.dataDir)
  const embedded: EmbeddedApi | undefined = config.apiBase ? undefined : await openEmbeddedApi(config, token, log)
  const close = async () => embedded?.close()
  const pictures = config.apiBase
    ? { serve: remoteMedia(config.apiBase), warmUp: async () => undefined }
    : sampleMedia(config.dataDir, (problem) => log.error({ err: problem }, "picture failed"))
  const shared = { inBackground: pictures.warmUp, close }
  if (config.role === "api") return { parts: { api: embedded?.fetch, media: pictures.serve }, ...shared }

  const bundle = pathToFileURL(join(root, "build/server/index.js")).href
  const { createStorefront } = (await import(bundle)) as StorefrontModule
  const api = embedded?.fetch ?? remoteApi(config.apiBase ?? "")
  const storefront = createStorefront({
    api,
    apiToken: token,
    onError: (problem) => log.error({ err: problem }, "page failed"),
  })
  return {
    parts: {
      files: staticFiles(join(root, "build/client"), /^\/assets\//),
      media: pictures.serve,
      api: embedded?.fetch,
      pages: cachedPages(storefront.fetch, storefront.contentVersion),
    },
    ...shared,
  }
}
