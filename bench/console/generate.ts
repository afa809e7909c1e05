// npm run generate: a shop with many orders and products, the same at every run, in a database of its own.
import { sql } from "kysely"
import { openDatabase } from "#db/database.ts"
import { isPostgres } from "#db/engine.ts"
import { migrate } from "#db/migrations/migrate.ts"
import { fillEmptyShop } from "#db/sample/load-sample.ts"
import { generatedAddress } from "./generated-address.ts"
import { storeAudit } from "./generated-audit.ts"
import { storeOrders } from "./generated-orders.ts"
import { storeProducts } from "./generated-products.ts"
import { storeRecords } from "./generated-records.ts"

const [orders = 50_000, products = 10_000] = process.argv.slice(2, 4).map(Number)
/** How many variants all products have together; as those of the sample shop when unset. */
const variants = process.env.VARIANTS ? Number(process.env.VARIANTS) : undefined
/** What orders and offers count their days from. */
const now = new Date(process.argv[4] ?? "2026-11-21T09:00:00.000Z")
const db = openDatabase(generatedAddress)
await migrate(db)
const some = await db.selectFrom("orders").select("id").limit(1).executeTakeFirst()
if (some) {
  console.error("There are orders already: set DATA_DIR or DATABASE_URL to an empty database.")
  process.exit(1)
}
const began = performance.now()
await fillEmptyShop(db, now)
await storeProducts(db, products, variants)
await storeOrders(db, orders, now)
await storeAudit(db, 2 * orders, now)
await storeRecords(db, orders, now)
// As autovacuum leaves a shop that has grown over months.
if (isPostgres(db)) await sql`vacuum analyze`.execute(db)
await db.destroy()
const seconds = Math.round((performance.now() - began) / 100) / 10
console.log(
  `${orders} orders, ${products} products, ${2 * orders} entries of the audit log, ${orders} mails in ${seconds} s: ${generatedAddress.url ? "in DATABASE_URL" : generatedAddress.dataDir}`,
)
