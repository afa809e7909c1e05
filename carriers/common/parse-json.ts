const withoutNul = (_key: string, value: unknown) => (typeof value === "string" ? value.replaceAll("\0", "") : value)

/** Reads a carrier's JSON. Its texts lose NUL characters, which no database stores.
 *  @returns what the text says, undefined where it is no JSON */
export function parseJson(text: string): unknown {
  try {
    return text.includes("\\u0000") ? JSON.parse(text, withoutNul) : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The text of a body, without the mark of byte order that some servers put first. */
export const bodyText = (body: Uint8Array): string =>
  new TextDecoder()
    .decode(body)
    .replace(/^\ufeff/, "")
    .trim()
