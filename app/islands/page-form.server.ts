import { pageFormHeader } from "../page/post-form.ts"

/** Answers a form that a script of the page has sent (post-form.ts). A redirect becomes a 204 with the same headers: `fetch` would
 *  follow a redirect, and hides where it leads. Any other answer, and that to any other request, stays as it is. */
export function forPageForm(request: Request, answer: Response): Response {
  const isRedirect = answer.status >= 300 && answer.status < 400 && answer.headers.has("location")
  if (request.method !== "POST" || !request.headers.has(pageFormHeader) || !isRedirect) return answer
  return new Response(null, { status: 204, headers: answer.headers })
}
