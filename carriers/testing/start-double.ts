import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { type DoubleName, doubles, startDoubleOf } from "./doubles.ts"

/** Starts the double of a carrier as a process of its own: `node carriers/testing/start-double.ts yalidine [port] [no-quotas]`. Prints
 *  one line of JSON: its base address, its keys, and the address that takes commands, `{"call": "fail", "args": ["html", 2]}` by
 *  POST: `fail`, `move` and `webhook` as `startDouble` gives them, and `parcels` and `requests`, which are answered as JSON. */
const [name = "", port = "0", quotas] = process.argv.slice(2)
if (!(name in doubles)) throw new Error(`one of ${Object.keys(doubles).join(", ")}`)
const double = await startDoubleOf(name as DoubleName, { port: Number(port), hasQuotas: quotas !== "no-quotas" })

const commands: Record<string, (...args: never[]) => unknown> = {
  fail: double.fail,
  move: double.move,
  webhook: double.webhook,
  parcels: () => double.parcels,
  requests: () => double.requests.length,
}

const control = createServer(async (request, response) => {
  let body = ""
  for await (const chunk of request) body += String(chunk)
  const { call, args = [] } = JSON.parse(body) as { call: string; args?: never[] }
  const result = commands[call]?.(...args)
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(result ?? null))
})
await new Promise<void>((resolve) => control.listen(0, "127.0.0.1", resolve))
const controlUrl = `http://127.0.0.1:${(control.address() as AddressInfo).port}/`
process.stdout.write(`${JSON.stringify({ baseUrl: double.baseUrl, keys: double.keys, controlUrl })}\n`)
