/** @returns what the text says, undefined where it is no JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
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
