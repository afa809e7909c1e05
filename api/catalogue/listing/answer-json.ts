const comma = Buffer.from(",")

/** An answer whose list is JSON already.
 *  @param items in UTF-8, one an item */
export function answerItems(items: readonly Buffer[], meta: object): Response {
  const parts: Uint8Array[] = [Buffer.from('{"data":[')]
  for (const [index, item] of items.entries()) {
    if (index > 0) parts.push(comma)
    parts.push(item)
  }
  parts.push(Buffer.from(`],"meta":${JSON.stringify(meta)}}`))
  return new Response(Buffer.concat(parts), { headers: { "content-type": "application/json" } })
}
