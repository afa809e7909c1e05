import sharp from "sharp"
import {
  type BridgeCall,
  bridgeCalls,
  type RecordedAnswer,
  recordedCategory,
  recordedColor,
  recordedProduct,
  sendCall,
} from "#strapi/testing/bridge-calls.ts"

type Tokens = { storefront: string; reader: string; client: string }

/** Sends the calls of the bridge to a real Strapi, with one product of its own, and removes what it stored.
 *  @returns the answers by the names of the calls */
export async function bridgeAnswers(url: string, tokens: Tokens): Promise<Record<string, RecordedAnswer>> {
  const send = async (method: string, path: string, data?: object | FormData) => {
    const isForm = data instanceof FormData
    const answer = await fetch(`${url}/api/${path}`, {
      method,
      headers: { authorization: `Bearer ${tokens.client}`, ...(!isForm && { "content-type": "application/json" }) },
      body: isForm ? data : data && JSON.stringify({ data }),
    })
    if (answer.status === 204) return undefined
    const body = await answer.json()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(body)}`)
    return body
  }

  const picture = new FormData()
  const bytes = await sharp({ create: { width: 1200, height: 900, channels: 3, background: "#808080" } })
    .jpeg()
    .toBuffer()
  picture.append("files", new Blob([new Uint8Array(bytes)], { type: "image/jpeg" }), "picture.jpg")
  const [file] = await send("POST", "upload", picture)
  const category = (await send("POST", "categories", recordedCategory)).data.documentId
  const colors = [{ ...recordedColor, image: file.id }]
  const relations = { colors, image: file.id, medias: [file.id], categories: [category] }
  const product = (await send("POST", "products", { ...recordedProduct, ...relations })).data.documentId
  const before = { uniqueVisitorsCount: (await send("GET", "app-setting")).data.uniqueVisitorsCount }

  const answers: Record<string, RecordedAnswer> = {}
  const answer = async (call: BridgeCall) => {
    const { hasEtag, ...answered } = await sendCall(url, call, { ...tokens, wrong: "nobody-knows-this-token" })
    if (hasEtag) throw new Error(`Strapi sent an ETag for ${call.name}`)
    answers[call.name] = answered
  }
  for (const call of bridgeCalls.filter(({ withoutSettings }) => !withoutSettings)) await answer(call)
  await send("DELETE", "app-setting")
  for (const call of bridgeCalls.filter(({ withoutSettings }) => withoutSettings)) await answer(call)

  await send("PUT", "app-setting", before)
  const { data: orders } = await send("GET", "orders?sort=createdAt:desc&pagination[pageSize]=1")
  for (const path of [`orders/${orders[0].documentId}`, `products/${product}`, `categories/${category}`]) {
    await send("DELETE", path)
  }
  await send("DELETE", `upload/files/${file.id}`)
  return Object.fromEntries(bridgeCalls.map(({ name }) => [name, answers[name] ?? { status: 0, body: null }]))
}
