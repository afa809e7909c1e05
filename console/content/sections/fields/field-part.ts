import type { SectionField } from "#core/content/sections/section-fields.ts"
import type { Media } from "../../../media/media.ts"
import type { SectionValues } from "../section-values.ts"

/** What the fields of all sections share. */
export type FieldForm = {
  /** The pictures that are shown, by their addresses. */
  pictures: ReadonlyMap<string, Media>
  addPicture: (picture: Media) => void
  /** What is wrong with a field by its place; undefined when nothing is. */
  problemOf: (place: string) => string | undefined
  /** Whether something is wrong with a field at a place or below it. */
  isWrong: (place: string) => boolean
  /** Types of fields that mean nothing on this page. */
  omitted: readonly SectionField["type"][]
  /** Told of an entry that was taken away, with what brings it back into the section's content. */
  onRemoved: (name: string, restore: (content: SectionValues) => SectionValues) => void
}

/** What every field of a section, or of an entry in it, gets.
 *  @property place of the values in what is sent, such as `sections.2.content` */
export type FieldPart = {
  values: SectionValues
  place: string
  set: (changes: SectionValues) => void
  form: FieldForm
}
