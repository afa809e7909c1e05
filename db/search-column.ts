import { searchWords } from "#core/search-text.ts"
import type { Condition } from "./condition.ts"

/** What is stored for a search: the stems of a product's words, each after a space. */
export function searchColumn(texts: string[]): string {
  return searchWords(texts.join(" "))
    .map(({ stem }) => ` ${stem}`)
    .join("")
}

/** The test that every word of a search begins a word of the product. */
export function searchCondition(asked: string): Condition {
  return { all: searchWords(asked).map(({ stem }) => ({ field: "_q", operator: "$contains", values: [` ${stem}`] })) }
}
