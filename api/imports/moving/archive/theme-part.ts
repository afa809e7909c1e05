import { isAllowedBrand } from "#core/content/theme/palette.ts"
import { isSameTheme, type Theme, themePictureFields } from "#core/content/theme/theme.ts"
import type { ThemePicture, ThemePictureKind } from "#core/content/theme/theme-picture.ts"
import { touchContent } from "#db/changes/content-version.ts"
import { findPublishedTheme, findThemeState, insertThemeVersion, updateThemeDraft } from "#db/content/theme.ts"
import { insertThemePicture } from "#db/content/theme-pictures.ts"
import { noneOfPart } from "#db/moving/part-count.ts"
import { inTransaction } from "#db/transaction.ts"
import { themeResource } from "../../../common/contract-theme.ts"
import { ApiError } from "../../../errors.ts"
import { type TakenThemeFile, takeStoredThemeFile } from "../../../media/take-theme-file.ts"
import type { OwnArchive } from "../own-archive.ts"
import type { RunPart } from "./archive-part.ts"

/** A logo or favicon of the archive, checked as one that somebody uploads.
 *  @returns undefined for one that the shop does not take */
async function readThemePicture(
  archive: OwnArchive,
  picture: ThemePicture,
  kind: ThemePictureKind,
): Promise<TakenThemeFile | undefined> {
  const bytes = await archive.picture(picture.url.replace("/media/", ""))
  if (typeof bytes === "string") return undefined
  try {
    return await takeStoredThemeFile(bytes, picture, kind)
  } catch (error) {
    if (error instanceof ApiError) return undefined
    throw error
  }
}

/** The look: that of the archive is published in the place of the shop's, to which the merchant can go back. A logo that cannot be read is
 *  left behind, and so is a look whose colour the shop does not take. */
export const themePart: RunPart = async ({ db, archive, by, dryRun }) => {
  const theme = await archive.json("theme.json", themeResource)
  if (!theme) return noneOfPart
  if (theme.brand !== null && !isAllowedBrand(theme.brand)) return { ...noneOfPart, lost: 1 }
  if (isSameTheme(await findPublishedTheme(db), theme)) return { ...noneOfPart, existing: 1 }
  if (dryRun) return { ...noneOfPart, changed: 1 }
  const wanted: Theme = { ...theme }
  const taken: TakenThemeFile[] = []
  let lost = 0
  for (const field of themePictureFields) {
    const picture = theme[field]
    if (picture === null) continue
    const file = await readThemePicture(archive, picture, field === "favicon" ? "favicon" : "logo")
    wanted[field] = file?.picture ?? null
    if (file) taken.push(file)
    else lost++
  }
  await inTransaction(db, async (tx) => {
    for (const { picture, files } of taken) await insertThemePicture(tx, picture, files, by.now)
    await updateThemeDraft(tx, wanted, (await findThemeState(tx)).updatedAt, by.now)
    await insertThemeVersion(tx, wanted, by.now)
    await touchContent(tx, ["all"])
  })
  return { ...noneOfPart, changed: 1, lost }
}
