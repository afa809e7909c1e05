import type { Db } from "#db/database.ts"

/** The same database with a count of the statements that it is sent. */
export function countStatements(db: Db): {
  db: Db
  /** The statements since the last call. */
  taken: () => number
} {
  let count = 0
  const counted = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      count += 1
      return result
    },
  })
  return {
    db: counted,
    taken: () => {
      const before = count
      count = 0
      return before
    },
  }
}
