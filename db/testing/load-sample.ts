import type { Db } from "../database.ts"
import { fillEmptyShop } from "../sample/load-sample.ts"

/** Loads the sample shop into a database that must be empty, as `fillEmptyShop` does.
 *  @throws when it is not empty */
export async function loadSample(db: Db, now: Date, folder?: string): Promise<void> {
  if (!(await fillEmptyShop(db, now, folder))) {
    throw new Error("The sample shop can only be loaded into an empty database")
  }
}
