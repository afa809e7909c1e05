import { type Client, createClient, networkAddress } from "../http.ts"
import type { Outcome } from "../outcome.ts"
import { countStatuses } from "../people.ts"
import { after } from "../probe/probe.ts"

const seconds = 25
const connections = 8
const KB = 1024
/** Milliseconds until an answer is there, or the connection is cut off. */
const maxWait = 10_000

const pages = ["/review", "/ar/review", "/login", "/order", "/contact", "/checkout", "/order-quote", "/newsletter"]
const resources = [
  "orders",
  "order-quote",
  "contact-messages",
  "subscribers",
  "unique-visitors",
  "admin/auth/sign-in/email",
]

type Body = { type: string; bytes: Buffer }

/** A form of as many fields as its bytes have room for. */
const fields = (bytes: number): Body => ({
  type: "application/x-www-form-urlencoded",
  bytes: Buffer.from("a&".repeat(bytes / 2)),
})

/** A multipart form of so many empty parts. */
const parts = (count: number): Body => ({
  type: "multipart/form-data; boundary=x",
  bytes: Buffer.from(`${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(count)}--x--\r\n`),
})

const json = (text: string): Body => ({ type: "application/json", bytes: Buffer.from(text) })
const deep = json(`{"data":${"[".repeat(32 * KB - 8)}${"]".repeat(32 * KB - 8)}}`)
const wide = json(`{"data":{${Array.from({ length: 6000 }, (_, index) => `"a${index}":0`).join(",")}}}`)

const bodies: readonly { paths: readonly string[]; body: Body }[] = [
  ...[64 * KB, KB * KB, 3 * KB * KB].map((bytes) => ({ paths: pages, body: fields(bytes) })),
  { paths: ["/review", "/ar/review"], body: parts(100_000) },
  { paths: pages, body: parts(1200) },
  ...[deep, wide].map((body) => ({ paths: resources.map((path) => `/api/${path}`), body })),
]

const post = (attacker: Client, path: string, { type, bytes }: Body) =>
  attacker.send(path, { method: "POST", headers: { "content-type": type, origin: attacker.url }, body: bytes })

/** Sends the bodies that cost most to parse to every form and to every public POST of the API. None waits, and
 *  none is answered with an error of the shop's. */
export async function attackForms(url: string): Promise<Outcome> {
  const attacker = createClient(url, networkAddress(1), connections)
  const requests = bodies.flatMap(({ paths, body }) => paths.map((path) => ({ path, body })))
  const isOver = after(seconds)
  const answers: { path: string; status: number; milliseconds: number }[] = []
  let next = 0
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (!isOver()) {
        const { path, body } = requests[next++ % requests.length] ?? { path: "/", body: deep }
        const { status, milliseconds } = await post(attacker, path, body)
        answers.push({ path: `${path}, ${body.bytes.length / KB} KB`, status, milliseconds })
      }
    }),
  )
  attacker.close()
  const [slowest] = answers.toSorted((a, b) => b.milliseconds - a.milliseconds)
  return {
    held: answers.every(({ status, milliseconds }) => status !== 500 && milliseconds < maxWait),
    facts: `${countStatuses(answers.map(({ status }) => status))}; the slowest took ${slowest?.milliseconds.toFixed(0)} ms (${slowest?.path})`,
  }
}
