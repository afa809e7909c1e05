import { sql } from "kysely"
import { queryStems, queryWords } from "#core/search/search-text.ts"
import type { Db } from "#db/database.ts"

/** A search of SQLite's FTS5 that finds what ours finds: each word, or another name of it, begins a word. */
function fullTextQuery(searchText: string): string {
  const words = queryWords(searchText).map((word) => queryStems(word).map((stem) => `"${stem}"*`))
  return words.map((stems) => `(${stems.join(" OR ")})`).join(" AND ")
}

/** Builds an FTS5 index of one language's stems for this connection, to compare with.
 *  @returns a search that gives the keys of all results, which facets need */
export async function buildFullText(db: Db, locale: string): Promise<(searchText: string) => Promise<number>> {
  await sql`create virtual table temp.product_fts using fts5(search, content='', prefix='2 3')`.execute(db)
  await sql`insert into temp.product_fts (rowid, search)
    select product_id, search from product_text where locale = ${locale}`.execute(db)
  return async (searchText) => {
    const { rows } = await sql<{ rowid: number }>`
      select rowid from temp.product_fts where product_fts match ${fullTextQuery(searchText)}`.execute(db)
    return rows.length
  }
}
