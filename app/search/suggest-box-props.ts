import type { RefObject } from "react"
import type { ListState } from "./list-state.ts"

export type SuggestBoxProps = {
  form: RefObject<HTMLFormElement | null>
  listId: string
  /** Hears whether the list is open and which option is chosen, for the field's attributes. */
  onList: (list: ListState) => void
}
