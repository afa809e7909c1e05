import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { expect, test } from "vitest"
import { sendInParts } from "./send-in-parts.ts"

const ids = Array.from({ length: 450 }, (_, n) => `product-${n}`)

/** Sends a change of 450 products to a server whose second answer has a status; 0 = it gives none.
 *  @returns what was told of it, and how many products each request named */
async function sentTo(second: number) {
  const requests: number[] = []
  const server = createServer(async (request, response) => {
    let text = ""
    for await (const chunk of request) text += chunk
    const { documentIds } = JSON.parse(text) as { documentIds: string[] }
    requests.push(documentIds.length)
    const status = requests.length === 2 ? second : 200
    if (status === 0) return request.socket.destroy()
    const data = documentIds.map((documentId) => ({ documentId, result: "done" }))
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify({ data }))
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  const here = globalThis.fetch
  // The console asks its own origin, which a test has not.
  globalThis.fetch = (path, init) => here(`http://127.0.0.1:${port}${path}`, init)
  try {
    const toBody = (documentIds: readonly string[]) => ({ action: "price", percent: -10, documentIds })
    const progress: number[] = []
    const onProgress = (done: number) => progress.push(done)
    const parts = { items: ids, atOnce: 200, toBody, onProgress }
    const sent = await sendInParts<string, { documentId: string }>("/products/bulk", parts)
    return { requests, progress, ...sent }
  } finally {
    globalThis.fetch = here
    server.close()
  }
}

test("a change of many products is sent in parts", async () => {
  const { requests, progress, results, unsent, unknown, problem } = await sentTo(200)
  expect(progress).toEqual([200, 400, 450])
  expect([requests, unsent, unknown, problem]).toEqual([[200, 200, 50], [], [], undefined])
  expect(results.map(({ documentId }) => documentId)).toEqual(ids)
})

test("what was done before a part was refused is told, and the rest can be sent again", async () => {
  const { requests, results, unsent, unknown, problem } = await sentTo(409)
  expect([requests, unknown]).toEqual([[200, 200], []])
  expect(problem).toMatchObject({ status: 409 })
  expect(results.map(({ documentId }) => documentId)).toEqual(ids.slice(0, 200))
  expect(unsent).toEqual(ids.slice(200))
})

test("products of a part without an answer may be changed, so they are not sent again", async () => {
  for (const status of [0, 500]) {
    const { results, unsent, unknown } = await sentTo(status)
    expect([results.length, unknown, unsent]).toEqual([200, ids.slice(200, 400), ids.slice(400)])
  }
})
