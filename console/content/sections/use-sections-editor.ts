import { useState } from "react"
import type { AdminSections } from "#api/content/contract-admin-section.ts"
import { landingKinds } from "#core/content/landing-page.ts"
import { pageKinds, sectionLimits } from "#core/content/sections/section.ts"
import { fetchJson, type RejectedError } from "../../data/api-client.ts"
import { apiPath } from "../../data/api-path.ts"
import { useText } from "../../i18n/use-text.ts"
import type { Media } from "../../media/media.ts"
import type { FieldProblem } from "../../ui/forms/problem-summary.tsx"
import { useSavedForm } from "../../ui/forms/use-saved-form.ts"
import { fieldLabels } from "./fields/field-labels.ts"
import type { FieldForm } from "./fields/field-part.ts"
import {
  defaultDrafts,
  hasDefaults,
  type PageDraft,
  type SectionDraft,
  toPageDraft,
  toPageInput,
} from "./section-draft.ts"
import { findProblems, sectionIndex } from "./section-problems.ts"
import type { SectionValues } from "./section-values.ts"

/** The last removal, and the list with it restored.
 *  @property focus the section to go to then */
type Undo = { text: string; sections: (now: SectionDraft[]) => SectionDraft[]; isDefault: boolean; focus?: string }

export const loadSections = (page: string) =>
  fetchJson<AdminSections>("GET", apiPath("/sections/:page", { params: { page } }))

const byUrl = (pictures: Media[]) => new Map(pictures.map((picture) => [picture.url, picture]))

const landingSectionKinds = landingKinds.filter((kind) => kind !== "order-form")

/** The form of a page: its sections in their order, what is wrong with them, storing them, and taking a removal back.
 *  @param isLanding whether it is a landing page, where nothing leads elsewhere */
export function useSectionsEditor(page: string, loaded: AdminSections, isLanding: boolean) {
  const t = useText()
  const [pictures, setPictures] = useState(() => byUrl(loaded.pictures))
  const [undo, setUndo] = useState<Undo>()
  const addPictures = (more: Media[]) => setPictures((known) => new Map([...known, ...byUrl(more)]))

  /** A field by the names that people know it by: its section's place and its own. */
  function labelOf({ sections }: PageDraft, field: string, name: string): string {
    const at = sectionIndex(field)
    const section = at === undefined ? undefined : sections[at]
    if (at === undefined || !section) return t("section.list")
    const label = fieldLabels[name]
    const place = `${at + 1}. ${t(`section.kind.${section.kind}`)}`
    return label ? `${place} · ${t(label)}` : place
  }

  const form = useSavedForm<PageDraft>({
    loaded: toPageDraft(loaded),
    check: (draft) =>
      findProblems(draft).map(({ field, name, problem }) => ({
        field,
        label: labelOf(draft, field, name),
        text: t(`section.problem.${problem}`, { n: sectionLimits.named }),
      })),
    save: async (draft) => {
      const params = { page }
      const saved = await fetchJson<AdminSections>("PUT", apiPath("/sections/:page", { params }), toPageInput(draft))
      addPictures(saved.pictures)
      setUndo(undefined)
      return toPageDraft(saved, draft)
    },
    fieldProblems: refusedFields,
  })
  const { draft } = form

  function refusedFields({ body }: RejectedError, sent: PageDraft): FieldProblem[] {
    return Object.keys(body.errors)
      .filter((field) => field.startsWith("sections."))
      .map((field) => {
        const name = field.split(".").findLast((step) => step in fieldLabels) ?? ""
        return { field, label: labelOf(sent, field, name), text: t("section.problem.refused") }
      })
  }

  const setSections = (sections: SectionDraft[]) => form.set({ sections, isDefault: false })
  const fields: Omit<FieldForm, "onRemoved"> = {
    omitted: isLanding ? ["link", "universe"] : [],
    pictures,
    addPicture: (picture) => addPictures([picture]),
    problemOf: form.problemOf,
    isWrong: (place) => form.problems.some(({ field }) => field === place || field.startsWith(`${place}.`)),
  }
  return {
    form,
    draft,
    hasDefaults: hasDefaults(page),
    /** The kinds that can be added. */
    kinds: isLanding ? landingSectionKinds : pageKinds,
    fields,
    setSections,
    change: (key: string, changes: Partial<SectionDraft>) =>
      setSections(draft.sections.map((one) => (one.key === key ? { ...one, ...changes } : one))),
    start: () => {
      form.set({ isDefault: false })
      setUndo(undefined)
    },
    /** Takes something away that can be taken back. */
    setWithUndo: (changes: Partial<PageDraft>, undone: Omit<Undo, "isDefault">) => {
      form.set(changes)
      setUndo({ ...undone, isDefault: draft.isDefault })
    },
    /** Told of an entry of a section that was taken away, such as a slide. */
    onRemoved: (key: string): FieldForm["onRemoved"] => {
      const putBack = (restore: (content: SectionValues) => SectionValues) => (one: SectionDraft) =>
        one.key === key ? { ...one, content: restore(one.content) } : one
      return (name, restore) =>
        setUndo({
          text: t("section.removed", { name }),
          sections: (now) => now.map(putBack(restore)),
          isDefault: false,
          focus: key,
        })
    },
    /** Gives the page its default sections again. */
    reset: () => {
      form.set({ sections: defaultDrafts(page), isDefault: true })
      const { sections } = draft
      setUndo({ text: t("section.resetDone"), sections: () => sections, isDefault: draft.isDefault })
    },
    undo,
    takeBack: () => {
      if (!undo) return
      form.set({ sections: undo.sections(draft.sections), isDefault: undo.isDefault })
      setUndo(undefined)
    },
    discard: () => {
      form.discard()
      setUndo(undefined)
    },
    restart: (stored: AdminSections) => {
      addPictures(stored.pictures)
      setUndo(undefined)
      form.restart(toPageDraft(stored))
    },
  }
}

export type SectionsEditor = ReturnType<typeof useSectionsEditor>
