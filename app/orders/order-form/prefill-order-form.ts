type Control = HTMLInputElement | HTMLSelectElement

/** Whether somebody has been at a field, as far as the browser knows. */
const isTouched = (control: Control) =>
  control === document.activeElement ||
  (CSS.supports("selector(:user-valid)") && control.matches(":user-valid, :user-invalid"))

const isAsRendered = (select: HTMLSelectElement) => !isTouched(select) && select.selectedOptions[0]?.defaultSelected

function textField(form: HTMLFormElement, name: string): HTMLInputElement | null {
  const found = form.elements.namedItem(name)
  return found instanceof HTMLInputElement ? found : null
}

function selectField(form: HTMLFormElement, name: string): HTMLSelectElement | null {
  const found = form.elements.namedItem(name)
  return found instanceof HTMLSelectElement ? found : null
}

const names = ["firstname", "lastname", "mobile", "address", "email"] as const

/** The known person and place of an order. */
type PrefilledFields = Partial<Record<(typeof names)[number] | "wilaya" | "commune", string>>

/** Fills an order form with what is known of the person. What was typed, chosen or restored stays; a place is filled in only
 *  where nothing of the person stands in the form yet.
 *  @returns whether something was filled in */
export function prefillOrderForm(form: HTMLFormElement, person: PrefilledFields): boolean {
  const isBlank = names.every((name) => !textField(form, name)?.value)
  let isFilled = false
  for (const name of names) {
    const field = textField(form, name)
    const known = person[name]
    if (!known || !field || field.value !== "" || isTouched(field)) continue
    field.value = known
    isFilled = true
  }
  const { wilaya, commune = "" } = person
  const [first, second] = [selectField(form, "wilaya"), selectField(form, "commune")]
  if (!isBlank || !wilaya || !first || !second || !isAsRendered(first) || !isAsRendered(second)) return isFilled
  fillPlace(form, first, { wilaya, commune })
  return true
}

/** Empties an order form: nobody, and the place that it begins with.
 *  @param start empty names for none */
export function emptyOrderForm(form: HTMLFormElement, start: Place): void {
  for (const name of names) {
    const field = textField(form, name)
    if (field) field.value = ""
  }
  const wilaya = selectField(form, "wilaya")
  if (wilaya) fillPlace(form, wilaya, start)
  // The stored form follows.
  textField(form, "firstname")?.dispatchEvent(new Event("input", { bubbles: true }))
  textField(form, "firstname")?.focus()
}

/** Whether a value may be chosen in a list. */
const hasOpenOption = (select: HTMLSelectElement, value: string) =>
  [...select.options].some((option) => option.value === value && !option.disabled)

type Place = { wilaya: string; commune: string }

function fillPlace(form: HTMLFormElement, first: HTMLSelectElement, { wilaya, commune }: Place): void {
  const before = first.value
  if (!hasOpenOption(first, wilaya)) return
  first.value = wilaya
  if (before !== wilaya) first.dispatchEvent(new Event("change", { bubbles: true }))
  whenThereIs(form, wilaya, (select) => {
    // A commune may be closed, or not among them any more.
    const isBlank = select.value === "" || before === wilaya
    if (!isBlank) return
    select.value = hasOpenOption(select, commune) ? commune : ""
    select.dispatchEvent(new Event("change", { bubbles: true }))
  })
}

/** Waits for the communes of a wilaya, which come from the shop; ends when another one is chosen. */
function whenThereIs(form: HTMLFormElement, wilaya: string, act: (communes: HTMLSelectElement) => void): void {
  const fillOnce = () => {
    const communes = selectField(form, "commune")
    const isOver = !form.isConnected || selectField(form, "wilaya")?.value !== wilaya
    const isThere = communes && !communes.disabled && communes.options.length > 1
    if (!isOver && !isThere) return false
    if (!isOver && communes && !isTouched(communes)) act(communes)
    return true
  }
  if (fillOnce()) return
  const watch = new MutationObserver(() => fillOnce() && watch.disconnect())
  watch.observe(form, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] })
}
