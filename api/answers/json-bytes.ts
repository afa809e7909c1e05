import { toUnpooledBuffer } from "#core/unpooled-buffer.ts"
import { createTimeSlice } from "../common/time-slice.ts"

/** Entries of a list that are written without a pause. */
const entriesOfStep = 10

function entriesOf(body: object): unknown[] | undefined {
  return "data" in body && Array.isArray(body.data) ? body.data : undefined
}

/** Writes an answer as JSON, a long list in slices of time.
 *  @param body where it has entries under `data`, they are written first */
export async function jsonBytes(body: object): Promise<Buffer<ArrayBuffer>> {
  const entries = entriesOf(body)
  if (!entries || entries.length <= entriesOfStep) return toUnpooledBuffer(Buffer.from(JSON.stringify(body)))
  const slice = createTimeSlice()
  const parts: Buffer[] = []
  for (let start = 0; start < entries.length; start += entriesOfStep) {
    await slice()
    const step = JSON.stringify(entries.slice(start, start + entriesOfStep)).slice(1, -1)
    parts.push(Buffer.from(start === 0 ? `{"data":[${step}` : `,${step}`))
  }
  const rest = JSON.stringify({ ...body, data: undefined }).slice(1)
  parts.push(Buffer.from(rest === "}" ? "]}" : `],${rest}`))
  return toUnpooledBuffer(Buffer.concat(parts))
}
