import { type SqlBool, sql } from "kysely"
import type { CommuneValues } from "#core/delivery/commune-values.ts"
import type { Db, Tx } from "../database.ts"
import { findCommune } from "./wilayas.ts"

/** A commune by its French name in a wilaya. */
type CommuneName = { wilaya: number; commune: string }

/** The communes that have something of their own, in the order of the built-in list. Prices in centimes. */
export async function listCommuneValues(db: Db): Promise<(CommuneName & CommuneValues)[]> {
  const rows = await db
    .selectFrom("commune")
    .select(["wilaya_code as wilaya", "name as commune", "closed", "home_closed", "home", "desk"])
    .where((e) =>
      e.or([e("closed", "=", 1), e("home_closed", "=", 1), e("home", "is not", null), e("desk", "is not", null)]),
    )
    .orderBy("id")
    .execute()
  return rows.map(({ closed, home_closed, ...row }) => ({
    ...row,
    closed: closed === 1,
    homeClosed: home_closed === 1,
  }))
}

/** `loaded` as it was read, `values` as it shall be; prices in centimes. */
export type CommuneChange = CommuneName & { loaded: CommuneValues; values: CommuneValues }

export type CommuneResult = { kind: "changed" } | { kind: "meanwhile" } | { kind: "unknown"; index: number }

const flag = (is: boolean): 0 | 1 => (is ? 1 : 0)

const columnsOf = ({ closed, homeClosed, home, desk }: CommuneValues) => ({
  closed: flag(closed),
  home_closed: flag(homeClosed),
  home,
  desk,
})

/** Changes communes, each if it still is as it was read. Unless all are changed the transaction must not stand. */
export async function changeCommuneValues(tx: Tx, changes: CommuneChange[]): Promise<CommuneResult> {
  const found = []
  for (const [index, { wilaya, commune: wanted, loaded, values }] of changes.entries()) {
    const commune = await findCommune(tx, wilaya, wanted)
    // Changes are told apart and recorded by French names.
    if (commune?.name !== wanted) return { kind: "unknown", index }
    found.push({ id: commune.id, loaded, values })
  }
  // In one order, so that two who save at once do not wait for each other in a circle.
  for (const { id, loaded, values } of found.toSorted((a, b) => a.id - b.id)) {
    let change = tx.updateTable("commune").set(columnsOf(values)).where("id", "=", id)
    for (const [column, value] of Object.entries(columnsOf(loaded))) {
      change = change.where(sql<SqlBool>`${sql.ref(column)} is not distinct from ${value}`)
    }
    if ((await change.executeTakeFirst()).numUpdatedRows !== 1n) return { kind: "meanwhile" }
  }
  return { kind: "changed" }
}
