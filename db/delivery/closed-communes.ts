import type { Db, Tx } from "../database.ts"
import { findCommune } from "./wilayas.ts"

/** A commune by its French name in a wilaya. */
type CommuneName = { wilaya: number; commune: string }

/** The communes to which the shop does not deliver. */
export const listClosedCommunes = (db: Db): Promise<CommuneName[]> =>
  db
    .selectFrom("commune")
    .select(["wilaya_code as wilaya", "name as commune"])
    .where("closed", "=", 1)
    .orderBy("id")
    .execute()

/** `loaded` as it was read, `closed` as it shall be. */
export type CommuneChange = CommuneName & { loaded: boolean; closed: boolean }

export type CommuneResult = { kind: "changed" } | { kind: "meanwhile" } | { kind: "unknown"; index: number }

/** Closes and opens communes, each if it still is as it was read. Unless all are changed the transaction must not stand. */
export async function changeClosedCommunes(tx: Tx, changes: CommuneChange[]): Promise<CommuneResult> {
  const found = []
  for (const [index, { wilaya, commune: wanted, loaded, closed }] of changes.entries()) {
    const commune = await findCommune(tx, wilaya, wanted)
    // Changes are told apart and recorded by French names.
    if (commune?.name !== wanted) return { kind: "unknown", index }
    found.push({ id: commune.id, loaded, closed })
  }
  // In one order, so that two who save at once do not wait for each other in a circle.
  for (const { id, loaded, closed } of found.toSorted((a, b) => a.id - b.id)) {
    const { numUpdatedRows } = await tx
      .updateTable("commune")
      .set({ closed: closed ? 1 : 0 })
      .where("id", "=", id)
      .where("closed", "=", loaded ? 1 : 0)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) return { kind: "meanwhile" }
  }
  return { kind: "changed" }
}
