import type { Announcements, UniqueIdentifier } from "@dnd-kit/core"
import type { Say } from "../i18n/texts.ts"

/** Screen reader texts for moving an item in a list, in the console's language.
 *  @param ids of all in their order
 *  @param nameOf returns the name of an item */
export function spokenOrder(t: Say, ids: UniqueIdentifier[], nameOf: (id: UniqueIdentifier) => string): Announcements {
  const place = (id: UniqueIdentifier | undefined) => ({
    n: id === undefined ? 0 : ids.indexOf(id) + 1,
    all: ids.length,
  })
  return {
    onDragStart: ({ active }) => t("form.move.lifted", { name: nameOf(active.id), ...place(active.id) }),
    onDragOver: ({ active, over }) => {
      if (!over) return t("form.move.outside")
      // At its own place it is only lifted, as it is at first.
      const key = over.id === active.id ? "form.move.lifted" : "form.move.over"
      return t(key, { name: nameOf(active.id), ...place(over.id) })
    },
    onDragEnd: ({ active, over }) =>
      over
        ? t("form.move.dropped", { name: nameOf(active.id), ...place(over.id) })
        : t("form.move.cancelled", { name: nameOf(active.id) }),
    onDragCancel: ({ active }) => t("form.move.cancelled", { name: nameOf(active.id) }),
  }
}
