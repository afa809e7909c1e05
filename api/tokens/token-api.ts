import { Hono, type MiddlewareHandler } from "hono"
import { rateLimits } from "#core/rate-limits.ts"
import { requestCounter } from "#core/request-counter.ts"
import { maxTokens, tokenPrefix } from "#core/staff/api-token.ts"
import type { AdminDeps } from "../admin/admin-context.ts"
import { routeKey } from "../admin/admin-routes.ts"
import { bearerOf } from "../auth.ts"
import { forbidden, notFound, tooManyTries, unauthorized } from "../errors.ts"
import { limitedBody, limitedTo } from "../read-body.ts"
import { lastingHandlers } from "./console-calls.ts"
import { sheetAnswer } from "./sheet-route.ts"
import { createTokenAuth } from "./token-auth.ts"
import { type TokenEnv, toRequest, wrongScope } from "./token-context.ts"
import { tokenHandlers } from "./token-handlers.ts"
import { type TokenRoute, tokenRoutes } from "./token-routes.ts"

const [sheetLimit] = rateLimits["sheet-reads"]

/** Routes of API tokens, below `/api`. A request with an invalid token is rejected at every address; one with a valid token goes on to the
 *  public API where the table has no row for it. */
export function tokenApi(deps: AdminDeps): Hono<TokenEnv> {
  const findBearer = createTokenAuth(deps)
  const handlers = tokenHandlers()
  const lasting = lastingHandlers(deps)
  const sheetReads = requestCounter(maxTokens * 2)
  const app = new Hono<TokenEnv>()

  app.use(async (c, next) => {
    const given = bearerOf(c.req.header("authorization"))
    const { client } = c.env ?? {}
    if (given?.startsWith(tokenPrefix)) c.set("program", { token: await findBearer(given, client), client })
    await next()
  })

  // The token of the address opens this alone, and no other one opens it.
  app.get("/sheets/:token", async (c) => {
    const { sheet, documentId } = await findBearer(c.req.param("token").replace(/\.csv$/, ""), c.env?.client, true)
    if (!sheet) throw notFound()
    const left = sheetReads.count(documentId, sheetLimit, deps.clock())
    if (left !== null) throw tooManyTries(left)
    return sheetAnswer(deps.db, sheet, deps.clock())
  })

  // An assistant: which tools there are, the token's scopes say.
  app.post("/mcp", async (c) => {
    const program = c.get("program")
    if (!program) throw unauthorized()
    // With the first of them: no start waits for its code.
    const { answerAssistant } = await import("./assistant/mcp.ts")
    return answerAssistant(c.req.raw, toRequest(c, deps, program, lasting))
  })

  for (const row of tokenRoutes as readonly TokenRoute[]) {
    /** Whether the public API or the storefront's server has the request. */
    const isOthers = (isProgram: boolean, status: string | undefined) =>
      row.isDraft ? !isProgram || status !== "draft" : row.isShared && !isProgram
    const guard: MiddlewareHandler<TokenEnv> = async (c, next) => {
      const program = c.get("program")
      if (isOthers(program !== undefined, c.req.query("status"))) return next()
      if (!program)
        throw bearerOf(c.req.header("authorization")) ? forbidden("This needs an API token") : unauthorized()
      if (!program.token.scopes.includes(row.scope)) throw wrongScope(row.scope)
      await next()
    }
    const limit = row.maxBody === undefined ? limitedBody : limitedTo(row.maxBody)
    const handler = handlers[routeKey(row) as keyof typeof handlers]
    app.on(row.method, row.path, guard, limit, async (c, next) => {
      const program = c.get("program")
      if (!program || isOthers(true, c.req.query("status"))) return next()
      return handler(toRequest(c, deps, program, lasting))
    })
  }
  return app
}
