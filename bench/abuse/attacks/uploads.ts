import { connect, type Socket } from "node:net"
import { setTimeout as delay } from "node:timers/promises"
import sharp from "sharp"
import { type Client, createClient, networkAddress } from "../http.ts"
import type { Outcome } from "../outcome.ts"
import { countStatuses, findOrder, moveOrder, placeOrder } from "../people.ts"
import { plentiful } from "../shop.ts"

const [connections, seconds, pictures] = [12, 10, 3]
const declared = 8 * 1024 * 1024

/** A connection that declares the form of a large picture and sends no more than its beginning. */
function openUpload(url: string): Socket {
  const { port, host } = new URL(url)
  const socket = connect(Number(port), "127.0.0.1")
  socket.on("error", () => undefined)
  const head = [
    "POST /review?key=none HTTP/1.1",
    `Host: ${host}`,
    `Origin: ${url}`,
    `X-Forwarded-For: ${networkAddress(1)}`,
    "Content-Type: multipart/form-data; boundary=x",
    `Content-Length: ${declared}`,
  ]
  socket.write(`${head.join("\r\n")}\r\n\r\n--x\r\n`)
  return socket
}

/** A shopper sends the review of a delivered order with a picture, as her browser does. */
async function sendReview(shopper: Client, file: Blob): Promise<number> {
  const { token, documentId } = await placeOrder(shopper)
  await moveOrder(shopper, documentId, "confirmed", "preparing", "shipped", "delivered")
  const { reviewKey } = await findOrder(shopper, token)
  const form = new FormData()
  for (const [name, value] of Object.entries({ rating: "5", name: "Amina", review: "Il tient bien." }))
    form.set(name, value)
  form.set("picture", file, "sac.jpg")
  const sent = new Response(form)
  const { status } = await shopper.send(`/review?key=${reviewKey}&product=${plentiful.slug}`, {
    method: "POST",
    headers: { "content-type": sent.headers.get("content-type") ?? "", origin: shopper.url },
    body: new Uint8Array(await sent.arrayBuffer()),
  })
  return status
}

/** Connections of one network hold the room for pictures of reviews, while shoppers of another network send some. */
export async function attackUploads(url: string): Promise<Outcome> {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const
  const picture = sharp({ create: { width: 1200, height: 900, channels: 3, background: "#808080", noise } })
  const file = new Blob([new Uint8Array(await picture.jpeg().toBuffer())], { type: "image/jpeg" })
  const shopper = createClient(url, "203.0.113.77", 4)
  const before = await sendReview(shopper, file)
  const sockets = Array.from({ length: connections }, () => openUpload(url))
  await delay(500)
  const statuses: number[] = []
  for (let index = 0; index < pictures; index++) statuses.push(await sendReview(shopper, file))
  await delay(seconds * 1000)
  for (const socket of sockets) socket.destroy()
  shopper.close()
  return {
    held: statuses.every((status) => status === 303),
    facts: `a picture before: ${before}; during: ${countStatuses(statuses)}`,
  }
}
