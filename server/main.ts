import pino from "pino"
import { compose } from "./compose.ts"
import { ConfigError, readConfig, roles } from "./config.ts"
import { composeHttp, listen } from "./http.ts"

const role = roles.find((name) => name === process.argv[2]) ?? "all"

async function start() {
  const config = readConfig(role, process.env)
  const log = pino({ level: process.env.LOG_LEVEL ?? "warn" }, pino.destination(2))
  const { parts, inBackground, close } = await compose(config, log)
  const { server, port } = await listen(composeHttp(parts, config.publicUrl, log), config.port, config.host)

  const stopping = new AbortController()
  const stop = () => {
    if (stopping.signal.aborted) return
    stopping.abort()
    // Requests under way are finished; idle connections are not waited for.
    server.close(async () => {
      await close()
      process.exit(0)
    })
    if ("closeIdleConnections" in server) server.closeIdleConnections()
    setTimeout(() => process.exit(1), 10_000).unref()
  }
  process.on("SIGINT", stop)
  process.on("SIGTERM", stop)

  const address = config.publicUrl ?? `http://${config.host}:${port}`
  const lines =
    role === "api"
      ? [`Content API   ${address}/api`]
      : [`Shop   ${address}   ${address}/ar   ${address}/en`, ...(parts.api ? [`API    ${address}/api/products`] : [])]
  process.stdout.write(`${lines.join("\n")}\nCtrl-C stops it.\n`)
  await inBackground(stopping.signal)
}

start().catch((problem: unknown) => {
  const known = problem instanceof ConfigError
  const message =
    problem instanceof Error ? (known ? problem.message : (problem.stack ?? problem.message)) : String(problem)
  process.stderr.write(`${explain(problem) ?? message}\n`)
  process.exit(1)
})

function explain(problem: unknown): string | undefined {
  if (!(problem instanceof Error) || !("code" in problem)) return undefined
  if (problem.code === "EADDRINUSE")
    return `The port is taken. Choose another: PORT=3001 npm start\n(${problem.message})`
  if (problem.code === "EACCES") return `No permission: ${problem.message}`
  return undefined
}
