import { type RawBuilder, type SqlBool, sql } from "kysely"

/** The test that something is published at a moment; false of drafts, whose `published_at` is null. */
export const isPublished = (table: string, now: Date): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(`${table}.published_at`)} <= ${now.toISOString()}`
