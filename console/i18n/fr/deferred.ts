import { carriers } from "./carriers.ts"
import { landing } from "./landing.ts"
import { menus } from "./menus.ts"
import { moving } from "./moving.ts"
import { ownPages } from "./own-pages.ts"
import { owner } from "./owner.ts"
import { pageHeads } from "./page-heads.ts"
import { tokens } from "./tokens.ts"
import { webhooks } from "./webhooks.ts"

/** Texts of some screens alone: loaded with the first of them. */
export const deferredTexts = {
  ...carriers,
  ...pageHeads,
  ...landing,
  ...menus,
  ...moving,
  ...owner,
  ...ownPages,
  ...tokens,
  ...webhooks,
}
