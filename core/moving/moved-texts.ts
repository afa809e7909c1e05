import { cutText } from "../cut-text.ts"
import { blockTexts } from "../text/block.ts"
import { blocksOfHtml, isHtml } from "../text/html-blocks.ts"
import type { MovedProduct, MovingNotes } from "./moved-product.ts"

/** Characters of a cell that a file of products may have. */
const maxCell = 32_000
const maxName = 200
const maxShort = 1000
/** Characters of a short description that is made of the first words of the long one. */
const madeLength = 160

const plainText = (text: string): string =>
  (isHtml(text) ? blockTexts(blocksOfHtml(text).blocks).join("\n") : text).replace(/[ \t\u00a0]+/g, " ").trim()

/** The first sentence of a text, or as many whole words of it as fit. */
function firstWords(text: string): string {
  const line =
    text
      .split("\n")
      .map((one) => one.trim())
      .find(Boolean) ?? ""
  const sentence = /^.{20,}?[.!?؟](?=\s|$)/.exec(line)?.[0] ?? line
  if (sentence.length <= madeLength) return sentence
  const cut = cutText(sentence, madeLength)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), madeLength / 2)).trimEnd()}…`
}

/** The texts of a product as its row has them. One that is sold needs a short description: it is made of the long one where the other
 *  shop has none. */
export function movedTexts({ name, short, description, line }: MovedProduct, notes: MovingNotes) {
  const cut = (text: string, max: number) => {
    if (text.length > max) notes.add("TEXT_CUT", line, name)
    return cutText(text, max)
  }
  const given = plainText(short)
  if (given === "") notes.add("SHORT_MADE", line, name)
  return {
    name: cut(plainText(name).replaceAll("\n", " "), maxName),
    short: cut(given || firstWords(plainText(description)) || plainText(name), maxShort),
    description: cut(description, maxCell),
  }
}
