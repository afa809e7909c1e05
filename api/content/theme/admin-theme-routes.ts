import type { Context } from "hono"
import { isAllowedBrand, nearestAllowedBrand } from "#core/content/theme/palette.ts"
import { type Theme, themePictureFields } from "#core/content/theme/theme.ts"
import { themePictureKinds } from "#core/content/theme/theme-picture.ts"
import { touchContent } from "#db/changes/content-version.ts"
import { deleteThemeVersion, findThemeState, insertThemeVersion, updateThemeDraft } from "#db/content/theme.ts"
import { insertThemePicture, touchThemePicture } from "#db/content/theme-pictures.ts"
import type { Tx } from "#db/database.ts"
import { inTransaction } from "#db/transaction.ts"
import type { AddRoute, AdminDeps, AdminEnv } from "../../admin/admin-context.ts"
import { audit, changedFields } from "../../admin/audit-entry.ts"
import { conflict, editConflict, notFound, validationError } from "../../errors.ts"
import { uploadTaker } from "../../media/take-file.ts"
import { takeThemeFile } from "../../media/take-theme-file.ts"
import { readBody, readBytes } from "../../read-body.ts"
import { type ThemePictureResource, type ThemeStateResource, themeForm, themeUndo } from "./contract-admin-theme.ts"

/** @throws ApiError 400 for a brand colour on which white cannot be read */
function check({ brand }: Theme): void {
  if (brand === null || isAllowedBrand(brand)) return
  const message = `White cannot be read on it; the nearest colour that is allowed is ${nearestAllowedBrand(brand)}`
  throw validationError([{ path: ["theme", "brand"], message, code: "contrast" }])
}

/** @throws ApiError 400 for a picture that was not uploaded, or is gone because nobody used it */
async function checkPictures(tx: Tx, theme: Theme, now: Date): Promise<void> {
  for (const field of themePictureFields) {
    const picture = theme[field]
    if (picture === null || (await touchThemePicture(tx, picture, now))) continue
    const message = "There is no such picture any more"
    throw validationError([{ path: ["theme", field], message, code: "missing" }])
  }
}

/** The theme of the storefront: its draft, the published version and undo. */
export function themeRoutes(route: AddRoute, { db, clock }: AdminDeps): void {
  const taken = uploadTaker()
  const answer = (data: ThemeStateResource) => Response.json({ data })

  /** Changes what is published, in one transaction with its line in the audit log. */
  const changePublished = async (c: Context<AdminEnv>, change: (tx: Tx) => Promise<void>) => {
    const state = await inTransaction(db, async (tx) => {
      const was = await findThemeState(tx)
      await change(tx)
      const is = await findThemeState(tx)
      const [before, after] = changedFields(was.published, is.published)
      await audit(tx, c, { action: "update", resource: "theme", before, after }, clock())
      await touchContent(tx, ["all"])
      return is
    })
    return answer(state)
  }

  route("GET /theme", async () => answer(await findThemeState(db)))

  route("PUT /theme", async (c) => {
    const { theme, updatedAt } = await readBody(themeForm, c.req)
    check(theme)
    const state = await inTransaction(db, async (tx) => {
      await checkPictures(tx, theme, clock())
      if (!(await updateThemeDraft(tx, theme, updatedAt, clock()))) throw editConflict()
      return findThemeState(tx)
    })
    return answer(state)
  })

  route("POST /theme/pictures/:kind", async (c) => {
    const kind = themePictureKinds.find((one) => one === c.req.param("kind"))
    if (!kind) throw notFound()
    const { picture, files } = await taken(
      () => readBytes(c.req),
      (file) => takeThemeFile(file, kind),
    )
    await inTransaction(db, (tx) => insertThemePicture(tx, picture, files, clock()))
    return Response.json({ data: picture satisfies ThemePictureResource }, { status: 201 })
  })

  route("POST /theme/publish", async (c) => {
    const { theme, updatedAt } = await readBody(themeForm, c.req)
    check(theme)
    return changePublished(c, async (tx) => {
      await checkPictures(tx, theme, clock())
      if (!(await updateThemeDraft(tx, theme, updatedAt, clock()))) throw editConflict()
      await insertThemeVersion(tx, theme, clock())
    })
  })

  route("POST /theme/undo", async (c) => {
    const { updatedAt } = await readBody(themeUndo, c.req)
    return changePublished(c, async (tx) => {
      // The unpublished theme stays as the draft.
      const { published } = await findThemeState(tx)
      if (!(await updateThemeDraft(tx, published, updatedAt, clock()))) throw editConflict()
      if (!(await deleteThemeVersion(tx))) throw conflict("There is no version to go back to", { code: "NO_VERSION" })
    })
  })
}
