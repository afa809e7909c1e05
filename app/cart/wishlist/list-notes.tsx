import * as css from "../../lists/saved-lists.module.css"
import * as buttons from "../../styles/buttons.module.css"
import { Icon } from "../../ui/icon.tsx"
import { useRetryFocus } from "../../ui/use-retry-focus.ts"

type ListNotesProps = {
  /** Changes of the list since the last visit. */
  notes: string[]
  /** Message while the shop cannot be reached; null = it can. */
  failure: { text: string; retryLabel: string; retry: () => void } | null
}

/** Changes of the list, and a button to try again. Always in the page, so that it is read aloud. */
export function ListNotes({ notes, failure }: ListNotesProps) {
  const { again, target } = useRetryFocus<HTMLDivElement>(failure !== null, failure ? failure.retry : () => {})
  return (
    <div role="status" ref={target} tabIndex={-1}>
      {notes.length > 0 && (
        <ul className={css.listNotes}>
          {notes.map((note) => (
            <li key={note}>
              <Icon name="circle-alert" />
              <span>{note}</span>
            </li>
          ))}
        </ul>
      )}
      {failure && (
        <p className={css.listNotes}>
          <span>{failure.text}</span>
          <button type="button" className={buttons.link} onClick={again}>
            <Icon name="rotate-cw" />
            {failure.retryLabel}
          </button>
        </p>
      )}
    </div>
  )
}
