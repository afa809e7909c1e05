import { type SqlBool, sql } from "kysely"
import { defaultMaximums } from "#core/order-maximums.ts"
import type { Db, Tx } from "./database.ts"
import { keptQuery } from "./kept-query.ts"
import { OrderRefused, type OrderWish } from "./order-wish.ts"
import { selectWilayas, wilayaOf } from "./wilayas.ts"

type Asked = Pick<OrderWish, "wilaya" | "commune" | "mobile">

/** Either of its two names. Written this way round SQLite need not prepare the query again for every other name. */
const isNamed = (table: "wilaya" | "commune", name: string) =>
  sql<SqlBool>`${name} in (${sql.ref(`${table}.name`)}, ${sql.ref(`${table}.namear`)})`

const groundOf = keptQuery((db: Db, { wilaya, commune, mobile }: Asked) =>
  selectWilayas(db)
    .leftJoin("commune", (join) =>
      join.onRef("commune.wilaya_code", "=", "wilaya.code").on(isNamed("commune", commune)),
    )
    .leftJoin("app_setting", (join) => join.onTrue())
    .select(["commune.id as communeId", "commune.name as communeName", "commune.namear as communeNamear"])
    .select(["app_setting.id as settingId", "free_delivery_threshold as freeFrom"])
    .select(["max_quantity as maxQuantity", "max_lines as maxLines", "max_units as maxUnits"])
    .select((e) => e.selectFrom("phone_block").select("mobile").where("mobile", "=", mobile).as("blocked"))
    .where(isNamed("wilaya", wilaya)),
)

/** What an order rests on besides its goods: where it goes (a commune's names are unique in its wilaya only), the shop's
 *  rules, and whether the merchant takes orders from its phone at all.
 *  @throws OrderRefused for a place that the shop does not know, and for a blocked phone unless the staff takes the order */
export async function readGround(tx: Tx, wish: OrderWish) {
  const { wilaya, commune, mobile } = wish
  const [row] = await groundOf(tx, { wilaya, commune, mobile })
  if (!row) throw new OrderRefused({ kind: "unknown", field: "wilaya" })
  const { communeId, communeName, communeNamear, blocked, settingId, freeFrom, ...rest } = row
  const { maxQuantity, maxLines, maxUnits, ...found } = rest
  if (communeId === null || communeName === null || communeNamear === null) {
    throw new OrderRefused({ kind: "unknown", field: "commune" })
  }
  if (blocked !== null && !wish.takenBy) throw new OrderRefused({ kind: "refused" })
  return {
    wilaya: wilayaOf(found),
    commune: { id: communeId, name: communeName, namear: communeNamear },
    settings: { freeFrom, maximums: settingId === null ? defaultMaximums : { maxQuantity, maxLines, maxUnits } },
  }
}
