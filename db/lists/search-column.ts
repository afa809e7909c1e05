import { queryStems, searchWords } from "#core/search/search-text.ts"
import type { Condition } from "./condition.ts"

/** Builds a search column: the stems of the words, each after a space. */
export function searchColumn(texts: string[]): string {
  return searchWords(texts.join(" "))
    .map(({ stem }) => ` ${stem}`)
    .join("")
}

/** The test that every word of a search, or another name of it, begins a word of the product. */
export function searchCondition(searchText: string): Condition {
  const begins = (stem: string): Condition => ({ field: "_q", operator: "$contains", values: [` ${stem}`] })
  return { all: searchWords(searchText).map((word) => ({ any: queryStems(word).map(begins) })) }
}
