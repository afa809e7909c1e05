// npm run make -- NAME: writes files of the repository that are made of other ones.
import { runNamed } from "./help.mjs"
import { ensureInstalled } from "./install.mjs"

await runNamed("npm run make --", {
  pictures: {
    does: "the index of sample/pictures, after a change there",
    run: () => import("./make/pictures.mjs"),
  },
  icon: {
    args: "NAME …",
    does: "brings icons of Lucide that the code names into app/ui/drawings/lucide",
    run: () => import("./make/icon.mjs"),
  },
  art: {
    does: "the shop's own icons and pictures in public/, from the SVGs there and sample/pictures/shop",
    run: () => {
      ensureInstalled()
      return import("./make/art.mjs")
    },
  },
})
