import { fromBufferPromise } from "yauzl"
import type { TestShop } from "./shop.ts"
import type { TestStaff } from "./staff.ts"

/** Everything that a shop has, as its owner downloads it: the zip and its files by their names. */
export async function archiveOf({ shop, owner }: { shop: TestShop; owner: TestStaff }) {
  const answer = await shop.send("/api/admin/moving-out", { headers: { cookie: owner.cookie } })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const files = new Map<string, Buffer>()
  const zip = await fromBufferPromise(bytes)
  for await (const entry of zip.eachEntry()) {
    files.set(entry.fileName, Buffer.concat(await (await zip.openReadStreamPromise(entry)).toArray()))
  }
  return { answer, bytes, files }
}
