import { SaxesParser } from "saxes"

type TagReader = {
  /** @param name without its prefix */
  open: (name: string, attributes: Record<string, string>) => void
  text: (text: string) => void
  close: (name: string) => void
}

const localName = (name: string) => name.slice(name.indexOf(":") + 1)

/** Reads XML that comes in pieces, tag by tag. Only XML's own entities are expanded.
 *  @throws Error for what is not well-formed, or has a document type: it could declare entities */
export async function readTags(pieces: AsyncIterable<string>, reader: TagReader): Promise<void> {
  const parser = new SaxesParser({ xmlns: false, position: false })
  parser.on("error", (error) => {
    throw error
  })
  parser.on("doctype", () => {
    throw new Error("The XML has a document type")
  })
  parser.on("opentag", ({ name, attributes }) => reader.open(localName(name), attributes))
  parser.on("text", (text) => reader.text(text))
  parser.on("cdata", (text) => reader.text(text))
  parser.on("closetag", ({ name }) => reader.close(localName(name)))
  for await (const piece of pieces) parser.write(piece)
  parser.close()
}
