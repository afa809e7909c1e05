import { z } from "zod"
import { readAt } from "../../common/contract-texts.ts"
import { type themePicture, themeResource } from "../../common/contract-theme.ts"

/** `PUT theme` stores a draft, `POST theme/publish` publishes one. */
export const themeForm = z.strictObject({
  theme: themeResource.strict(),
  updatedAt: readAt.meta({ description: "Of what was read" }),
})

/** `POST theme/undo` */
export const themeUndo = themeForm.pick({ updatedAt: true })

/** `POST theme/pictures/:kind`: the file itself; its answer is what a theme names it by. */
export type ThemePictureResource = z.infer<typeof themePicture>

/** The theme as the console shows it. */
export const themeState = z.object({
  draft: themeResource,
  published: themeResource,
  undoSteps: z.int().meta({ description: "Versions to which the shop can go back" }),
  updatedAt: z.string(),
})
export type ThemeStateResource = z.infer<typeof themeState>
