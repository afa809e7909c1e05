import { firstText, storedFields } from "#core/cart/stored-list.ts"
import { signedInMark, storedText } from "../../browser/stored-text.ts"

const names = ["firstname", "lastname", "mobile", "wilaya", "commune", "address"] as const

/** The person and place of the last order on this device; a field is absent where nothing was typed. */
export type SavedPerson = Partial<Record<(typeof names)[number], string>>

const storage = () => storedText("order_person", () => localStorage, window)

function pickFields(read: (name: string) => unknown): SavedPerson {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = firstText(read(name))
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/** The person of this device; nothing for who is signed in, whose account knows better. */
export function savedPerson(): SavedPerson {
  const text = signedInMark().read() ? null : storage().read()
  try {
    const fields = text === null ? undefined : storedFields(JSON.parse(text))
    return pickFields((name) => fields?.[name])
  } catch {
    return {}
  }
}

/** Keeps the person of a form that is being sent; not of who is signed in, so that nothing is left after signing out. */
export function savePerson(form: FormData): void {
  if (signedInMark().read()) return
  storage().write(JSON.stringify({ ...savedPerson(), ...pickFields((name) => form.get(name)) }))
}

/** Keeps a place that was chosen, without a commune while none is. */
export function savePlace({ wilaya, commune }: { wilaya: string; commune: string }): void {
  if (signedInMark().read()) return
  const { wilaya: _, commune: _c, ...person } = savedPerson()
  storage().write(JSON.stringify(wilaya ? { ...person, wilaya, ...(commune && { commune }) } : person))
}

/** Forgets who ordered on this device: a phone is often not its owner's alone. */
export function clearPerson(): void {
  storage().write("{}")
}

/** Keeps the place of a form when one of its fields was changed. */
export function saveFormPlace(form: HTMLFormElement, changed: EventTarget): void {
  if (!(changed instanceof HTMLSelectElement)) return
  const data = new FormData(form)
  savePlace({ wilaya: String(data.get("wilaya") ?? ""), commune: String(data.get("commune") ?? "") })
}
