import { everyBlock, listThemeFiles } from "#db/backup/owned-others.ts"
import { listAdminSizeGuides } from "#db/catalogue/admin/admin-size-guides.ts"
import { findPublishedTheme } from "#db/content/theme.ts"
import { readThemeFile } from "#db/content/theme-pictures.ts"
import type { Db } from "#db/database.ts"
import { readOrderMessages } from "#db/orders/order-messages.ts"
import type { ZipEntry } from "../files/zip-file.ts"
import { messageFile } from "./shop-tables.ts"
import { jsonFile, jsonList } from "./zip-texts.ts"

/** The files of an archive that no Hanout shop reads back, for other programs.
 *  @param counting makes the counter of a file, called for each of its items */
export async function otherFiles(db: Db, counting: (file: string) => () => void): Promise<ZipEntry[]> {
  const files = await listThemeFiles(db)
  return [
    { name: "size-guides.json", text: jsonFile(() => listAdminSizeGuides(db)) },
    { name: "order-messages.json", text: jsonFile(async () => (await readOrderMessages(db)).texts) },
    { name: "blocked-phones.json", text: jsonList(everyBlock(db), counting("blocked-phones.json")) },
    { name: "contact-messages.csv", text: messageFile(db, counting("contact-messages.csv")) },
    { name: "theme.json", text: jsonFile(() => findPublishedTheme(db)) },
    ...files.map((name) => ({
      name: `theme/${name}`,
      // One that somebody has replaced meanwhile is empty.
      bytes: async () => (await readThemeFile(db, name)) ?? new Uint8Array(),
    })),
  ]
}
