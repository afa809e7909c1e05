import type { PersonResource } from "#api/customers/contract.ts"
import { prefillOrderForm } from "./prefill-order-form.ts"
import { signedInMark } from "./signed-in-mark.ts"

const waiting = "[data-island]:not([data-mounted])"
const seen = new WeakSet<HTMLFormElement>()

/** Order forms of the page that were not looked at yet: they ask who orders, and where to. Those of an island wait for its script,
 *  which brings the communes. */
const newForms = () =>
  [...document.querySelectorAll<HTMLSelectElement>('select[name="wilaya"]')].flatMap(({ form }) =>
    form && !seen.has(form) && !form.closest(waiting) && form.elements.namedItem("firstname") ? [form] : [],
  )

async function fetchPerson(): Promise<PersonResource | null> {
  const answer = await fetch("/profile/person").catch(() => undefined)
  return answer?.ok ? answer.json() : null
}

async function look() {
  const forms = newForms()
  if (forms.length === 0 || !signedInMark().read()) return
  for (const form of forms) seen.add(form)
  const person = await fetchPerson()
  if (person) for (const form of forms) prefillOrderForm(form, person)
}

/** Fills the order forms of this page, and those that come later, as in the quick view. */
export function prefillOrderForms(): void {
  let waits = false
  const later = () => {
    if (waits) return
    waits = true
    requestAnimationFrame(() => {
      waits = false
      void look()
    })
  }
  new MutationObserver(later).observe(document.body, { childList: true, subtree: true })
  addEventListener("island-mounted", later)
  void look()
}
