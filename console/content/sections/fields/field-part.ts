import type { SectionField } from "#core/content/sections/section-fields.ts"
import type { Media } from "../../../media/media.ts"
import type { SectionValues } from "../section-values.ts"

/** Common properties of the fields of all sections. */
export type FieldForm = {
  /** The pictures that are shown, by their addresses. */
  pictures: ReadonlyMap<string, Media>
  addPicture: (picture: Media) => void
  /** Returns the error of a field by its path; undefined = none. */
  problemOf: (place: string) => string | undefined
  /** Whether something is wrong with a field at a place or below it. */
  isWrong: (place: string) => boolean
  /** Types of fields that mean nothing on this page. */
  omitted: readonly SectionField["type"][]
  /** Told of an entry that was taken away, with what brings it back into the section's content. */
  onRemoved: (name: string, restore: (content: SectionValues) => SectionValues) => void
}

/** Properties of every field of a section, or of an entry in it.
 *  @property place path of the values in the request, such as `sections.2.content` */
export type FieldPart = {
  values: SectionValues
  place: string
  set: (changes: SectionValues) => void
  form: FieldForm
}
