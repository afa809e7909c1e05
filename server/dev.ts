import { createServer } from "node:http"
import { join } from "node:path"
import { getRequestListener } from "@hono/node-server"
import pino from "pino"
import { createServer as createViteServer } from "vite"
import type { createStorefront } from "#app/storefront.server.ts"
import { apiToken } from "./api-token.ts"
import { readConfig } from "./config.ts"
import { openEmbeddedApi } from "./embedded-api.ts"
import { composeHttp } from "./http.ts"
import { sampleMedia } from "./sample-media.ts"

// The shop with hot reload: the storefront through Vite; api/, db/ and core/ by a restart (node --watch).
const config = readConfig("all", process.env)
const log = pino({ level: "warn" }, pino.destination(2))
const token = apiToken(config.apiToken, config.dataDir)
const api = await openEmbeddedApi(config, token, log)
const media = sampleMedia(config.dataDir, (problem) => log.error({ err: problem }, "picture failed"))
const vite = await createViteServer({
  root: join(import.meta.dirname, ".."),
  server: { middlewareMode: true, hmr: { port: config.port + 10_000 } },
  appType: "custom",
})

type StorefrontModule = { createStorefront: typeof createStorefront }

const pages = async (request: Request) => {
  const module = (await vite.ssrLoadModule("/app/storefront.server.ts")) as StorefrontModule
  const onError = (problem: unknown) => log.error({ err: problem }, "page failed")
  return module.createStorefront({ api: api.fetch, apiToken: token, onError }).fetch(request)
}

const app = composeHttp({ media: media.serve, api: api.fetch, pages }, config.publicUrl, log)
const listener = getRequestListener(app.fetch)
// Vite would answer /api/products with the source of api/products.ts.
const isOurs = (path = "") => /^\/(api|media)\//.test(path)

createServer((request, response) => {
  if (isOurs(request.url)) listener(request, response)
  else vite.middlewares(request, response, () => listener(request, response))
}).listen(config.port, config.host, () =>
  process.stdout.write(`Shop with hot reload   http://${config.host}:${config.port}\n`),
)
