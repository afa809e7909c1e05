import { readPageData } from "./page-data.ts"

/** Marks a form that a script sends: a redirect is answered so that the script sees where it leads. */
export const pageFormHeader = "x-page-form"

/** Where a form leads on, or the props that its island has on the page that answers it. */
export type FormAnswer<Props> = { location: string } | { props: Partial<Props> }

/** Sends a form of an island as the browser would, and takes the island's props out of the page that answers: the same page, with the
 *  same rules, that is shown where there is no script.
 *  @param path with the prefix of the language
 *  @param island its name
 *  @throws when the shop cannot be reached, or answers with a page without that island */
export async function postForm<Props>(path: string, form: FormData, island: string): Promise<FormAnswer<Props>> {
  const filled = [...form].map(([name, value]) => [name, String(value)])
  const answer = await fetch(path, {
    method: "POST",
    body: new URLSearchParams(filled),
    headers: { [pageFormHeader]: island },
  })
  const location = answer.headers.get("location")
  if (location) return { location }
  const page = new DOMParser().parseFromString(await answer.text(), "text/html")
  const id = page.querySelector(`[data-island="${island}"]`)?.id
  const props = id === undefined ? undefined : readPageData(page).props[id]
  if (!props) throw new Error(`The form was answered with ${answer.status}`)
  return { props: props as Partial<Props> }
}
