/** A short name for a text, where nobody gains by two texts with the same one: FNV-1a over its UTF-16 units.
 *  @returns 8 hexadecimal digits */
export function shortHash(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, "0")
}
