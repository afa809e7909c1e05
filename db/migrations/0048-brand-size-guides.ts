import { sql } from "kysely"
import { isPostgres } from "../engine.ts"
import { columns, type MigrationDb } from "./columns.ts"

/** Size guides of one brand beside the general one of a kind: one for a kind and a brand; null = the general one. */
export async function up(db: MigrationDb): Promise<void> {
  if (isPostgres(db)) await addColumn(db)
  else await rebuildTable(db)
  await sql`create unique index size_guide_choice on size_guide (kind, coalesce(brand_id, 0))`.execute(db)
  await db.schema.createIndex("size_guide_brand_id").on("size_guide").column("brand_id").execute()
}

async function addColumn(db: MigrationDb): Promise<void> {
  const { whole } = columns(db)
  await sql`alter table size_guide drop constraint size_guide_kind_key`.execute(db)
  await db.schema
    .alterTable("size_guide")
    .addColumn("brand_id", whole, (c) => c.references("brand.id").onDelete("cascade"))
    .execute()
}

const copied = sql.raw("id, document_id, kind, active, note, headings, cells, updated_at")

/** SQLite drops no constraint of a column. The columns stand as on PostgreSQL: a backup of one is restored into the other. */
async function rebuildTable(db: MigrationDb): Promise<void> {
  const { text, whole, key, unique, required } = columns(db)
  await db.schema.alterTable("size_guide").renameTo("size_guide_before").execute()
  await db.schema
    .createTable("size_guide")
    .addColumn("id", whole, key)
    .addColumn("document_id", text, unique)
    .addColumn("kind", text, required)
    .addColumn("active", whole, (c) => c.notNull().defaultTo(1))
    .addColumn("note", text, required)
    .addColumn("headings", text, required)
    .addColumn("cells", text, required)
    .addColumn("updated_at", text, required)
    .addColumn("brand_id", whole, (c) => c.references("brand.id").onDelete("cascade"))
    .execute()
  await sql`insert into size_guide (${copied}) select ${copied} from size_guide_before`.execute(db)
  await sql`delete from sqlite_sequence where name = 'size_guide'`.execute(db)
  await sql`
    insert into sqlite_sequence (name, seq)
    select 'size_guide', seq from sqlite_sequence where name = 'size_guide_before'`.execute(db)
  await db.schema.dropTable("size_guide_before").execute()
}
