// npm run bench -- cached-pages: cached pages a second beside Node's own HTTP server that sends the same bytes. Each server is a process
// of its own; they are asked in turn, ROUNDS (5) times for SECONDS (3). Sample shop, SQLite, loopback.
import { fork } from "node:child_process"
import { once } from "node:events"
import { readFileSync } from "node:fs"
import { get as httpGet, type IncomingMessage } from "node:http"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { startProcess, temporaryData } from "#server/testing.ts"
import { type Rate, request } from "./connections.ts"

const rounds = Number(process.env.ROUNDS ?? 5)
const seconds = Number(process.env.SECONDS ?? 3)
const paths = ["/ar/shop", "/product-details/casque-aura", "/"]

/** Milliseconds of processor time that a process has used, in steps of ten, as Linux counts. */
function usedBy(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** A page as it is sent, compressed, with its headers. */
async function readPacked(url: string): Promise<{ headers: string[]; body: string }> {
  const [answer] = (await once(httpGet(url, { headers: { "accept-encoding": "br" } }), "response")) as [IncomingMessage]
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part)
  const own = /^(date|connection|keep-alive)$/
  const headers = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
    own.test(name) ? [] : values.flatMap((value) => [name, value]),
  )
  return { headers, body: Buffer.concat(parts).toString("base64") }
}

/** The page as it is sent once it was compressed again, which takes a few requests and part of a second. */
async function readSettled(url: string) {
  for (let times = 0; times < 5; times++) await readPacked(url)
  await delay(3_000)
  return readPacked(url)
}

async function startBare(page: { headers: string[]; body: string }) {
  const child = fork(join(import.meta.dirname, "bare.ts"))
  child.send(page)
  const [{ port }] = (await once(child, "message")) as [AddressInfo]
  return { port, child }
}

type Measured = Rate & { milliseconds: number }

async function measure(port: number, path: string, pid: number | undefined, clients: number): Promise<Measured> {
  const before = usedBy(pid)
  const rate = await request({ port, path, clients, seconds })
  return { ...rate, milliseconds: (usedBy(pid) - before) / (rate.perSecond * seconds) }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const data = temporaryData()
const shop = await startProcess("all", { DATA_DIR: data.dir })
const shopPort = Number(new URL(shop.url).port)
const table: Record<string, Record<string, string>> = {}
try {
  for (const path of paths) {
    const bare = await startBare(await readSettled(shop.url + path))
    for (const clients of [8, 32]) {
      const pairs: { own: Measured; floor: Measured }[] = []
      await request({ port: shopPort, path, clients, seconds: 1 })
      await request({ port: bare.port, path, clients, seconds: 1 })
      for (let round = 0; round < rounds; round++) {
        const floor = await measure(bare.port, path, bare.child.pid, clients)
        pairs.push({ own: await measure(shopPort, path, shop.child.pid, clients), floor })
      }
      table[`${path}, ${clients} clients`] = {
        "pages/s": median(pairs.map(({ own }) => own.perSecond)).toFixed(0),
        "floor/s": median(pairs.map(({ floor }) => floor.perSecond)).toFixed(0),
        "of the floor": median(pairs.map(({ own, floor }) => own.perSecond / floor.perSecond)).toFixed(2),
        "by processor time": median(pairs.map(({ own, floor }) => floor.milliseconds / own.milliseconds)).toFixed(2),
        "p50, ms": median(pairs.map(({ own }) => own.p50)).toFixed(2),
        "p99, ms": median(pairs.map(({ own }) => own.p99)).toFixed(2),
      }
    }
    bare.child.disconnect()
  }
  console.table(table)
} finally {
  await shop.stop()
  data.remove()
}
