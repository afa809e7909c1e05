type Fixed = [name: string, value: string][]

/** Headers that every answer carries.
 *  @param secure the shop is reached over https alone: browsers are told to remember it for a year */
export function commonHeaders(secure: boolean): Fixed {
  return [
    ["x-content-type-options", "nosniff"],
    ...(secure ? [["strict-transport-security", "max-age=31536000"] satisfies Fixed[number]] : []),
  ]
}

/** Header of a document: what its scripts may use. */
export const permissionsPolicy =
  "accelerometer=(), browsing-topics=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()"

/** Whether a document is of one person, or shows what is not public: it says that no cache may store it. */
export const isPersonal = (headers: Headers): boolean => /\bno-store\b/.test(headers.get("cache-control") ?? "")

/** Types of the build's files that run nothing and contain nothing when they are opened by themselves: with `nosniff`, a browser
 *  takes them for nothing else, and its SVG is of the program's own drawings. A document's headers would be a quarter of many of
 *  them. */
const subresource = /^(text\/(javascript|css)|application\/json|font\/\w+|image\/(webp|avif|png|jpeg|svg\+xml))(;|$)/

export const isSubresource = (headers: Headers): boolean => subresource.test(headers.get("content-type") ?? "")

/** Whether an answer is data: a browser that opens it shows text, which has no script, no link and nothing to embed. */
export const isData = (headers: Headers): boolean => /^application\/json(;|$)/.test(headers.get("content-type") ?? "")

/** Used where a part of the shop has not said it better itself. */
export const defaultReferrerPolicy = "strict-origin-when-cross-origin"
