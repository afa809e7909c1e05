import { sendAdmin } from "../catalogue.ts"
import type { OwnedShop } from "../shop-pair.ts"
import type { TestStaff } from "../staff.ts"

export type FilledShop = OwnedShop
export type StoredRecord = { documentId: string; updatedAt: string; url: string }

/** The sample's product that is ordered. */
export const orderedSlug = "casque-aura"

/** A text in French and Arabic. */
export const text = (fr: string, ar = "") => ({ fr, ar, en: "" })
/** A text in blocks. */
export const paragraph = (words: string) => [
  { type: "paragraph", children: [{ type: "text", text: words, bold: true }] },
]

/** Sends to the console's API.
 *  @throws when it is rejected */
export async function ok(owner: TestStaff, method: string, path: string, body?: object) {
  const answer = await sendAdmin(owner, method, path, body)
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
  // Of the test's own requests.
  return answer.body.data as StoredRecord
}
