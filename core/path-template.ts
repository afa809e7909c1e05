/** Names of the variable parts of a path template: `"key" | "slug"` for `/order-reviews/:key/:slug`. */
export type PathParamName<Template extends string> = Template extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | PathParamName<`/${Tail}`>
    : Rest
  : never

/** A value for every variable part of a path template. */
export type PathParams<Template extends string> = { readonly [Name in PathParamName<Template>]: string }

/** A template that the source code spells out. A concatenated text, or one that was read from somewhere, does not fit. */
export type PathTemplate<Template extends string> = Record<never, never> extends Record<Template, 1> ? never : Template

/** The last argument of a function over a template: optional where the template has no variable part. */
export type WithPathParams<Template extends string, Options extends object> = [PathParamName<Template>] extends [never]
  ? [options?: Options & { params?: PathParams<Template> }]
  : [options: Options & { params: PathParams<Template> }]

/** Values of a query by their names; an undefined one is left out. */
export type QueryValues = Readonly<Record<string, string | number | boolean | undefined>>

const templateShape = /^(?:\/(?::[a-zA-Z]+|[\w-]+(?:\.[\w-]+)*))+$/

/** Writes a value as one segment of a path.
 *  @throws RangeError for what cannot be one: URL parsers resolve dots, and drop or normalise control characters */
export function encodeSegment(value: string): string {
  if (value === "" || value === "." || value === ".." || /\p{Cc}/u.test(value) || !value.isWellFormed()) {
    throw new RangeError("Not a segment of a path")
  }
  return encodeURIComponent(value)
}

/** Writes values as a query that begins with `?`; "" for no values. */
export function queryString(values: QueryValues | URLSearchParams = {}): string {
  const query = values instanceof URLSearchParams ? values : new URLSearchParams()
  if (!(values instanceof URLSearchParams)) {
    for (const [name, value] of Object.entries(values)) if (value !== undefined) query.set(name, String(value))
  }
  const text = query.toString()
  return text && `?${text}`
}

/** Fills in a path template. Every value becomes exactly one segment, so no value leads to another path.
 *  @param template such as `/order-reviews/:key/:slug`; `/` alone is one too
 *  @throws RangeError for a template with `..`, `?`, `#`, `//` or an escape, and for a value that cannot be a segment */
export function fillPath(template: string, params: Readonly<Record<string, string | undefined>> = {}): string {
  if (template === "/") return template
  if (!templateShape.test(template)) throw new RangeError(`Not a path template: ${template}`)
  return template.replace(/:([a-zA-Z]+)/g, (_whole, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined
    if (value === undefined) throw new RangeError(`No value for :${name} of ${template}`)
    return encodeSegment(value)
  })
}
