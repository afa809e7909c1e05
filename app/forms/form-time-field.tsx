import { useShop } from "../page/page.tsx"

/** The field of a form with the signed time at which the server rendered its page. */
export const formTimeName = "form_time"

/** The signed time at which the server rendered the page. Why it is there: docs/decisions/0015-rate-limits.md.
 *  @param answered the time in the form that the server gave back; it goes on */
export function FormTimeField({ answered }: { answered?: string | undefined }) {
  const rendered = useShop()?.formTime ?? ""
  return <input type="hidden" name={formTimeName} value={answered || rendered} />
}
