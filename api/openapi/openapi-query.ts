import { locales } from "#core/i18n/locale.ts"
import { queryLimits } from "../parameters/limits.ts"
import { maxPageSize } from "../query/pagination.ts"
import { parameter } from "./openapi-parts.ts"

const limits = queryLimits
const filterDescription =
  `Strapi's filters, such as filters[slug][$eq], with the operators of its REST API. At most ${limits.maxConditions} tests, ${limits.maxNesting} levels of ` +
  `$and, $or and $not with ${limits.maxBranches} parts each, ${limits.maxInValues} values of $in, ` +
  `${limits.maxTextLength} characters of a text`
export const costDescription =
  "Strapi's REST shape; prices in dinars. A query exceeds no limit, each alone and their cost together " +
  `(maxCost): ${Object.entries(limits)
    .map(([name, max]) => `${name} ${max}`)
    .join(
      ", ",
    )}. Beyond one it is a 400 whose details.limit has name, max and sent. maxCost and maxOffset do not bound ` +
  "requests with the token."

const tree = { style: "deepObject", explode: true }
export const locale = parameter("locale", { enum: locales, default: locales[0] })
export const anyLocale = parameter(
  "locale",
  { enum: [...locales, "*"], default: locales[0] },
  { description: "`*` gives every entry in every language; filters and sorts are of French then" },
)
export const status = parameter(
  "status",
  { enum: ["published"] },
  { description: "Drafts are not public: `draft` needs an API token" },
)
export const populate = parameter(
  "populate",
  { type: "string" },
  {
    description:
      "`*` for every relation of one level, a comma list, or Strapi's object form, in which a relation may have `fields`, " +
      `\`sort\`, \`filters\` and \`populate\`; at most ${limits.maxNames} paths`,
  },
)
export const fields = parameter(
  "fields",
  { type: "string" },
  { description: `Attributes to give, as a comma list or array; at most ${limits.maxNames}` },
)
export const search = parameter(
  "_q",
  { type: "string", maxLength: limits.maxSearchLength },
  { description: `Words that must each begin a word of the entry; at most ${limits.maxSearchWords}` },
)
export const pagination = parameter(
  "pagination",
  {
    type: "object",
    properties: {
      page: { type: "integer", minimum: 1 },
      pageSize: { type: "integer", minimum: 1, maximum: maxPageSize },
      start: { type: "integer", minimum: 0 },
      limit: { type: "integer", minimum: 1, maximum: maxPageSize },
      withCount: { type: "boolean", default: true },
    },
  },
  {
    ...tree,
    description:
      "page and pageSize, or start and limit. A number below the least one is the least one. " +
      `A larger size is cut to ${maxPageSize}. At most ${limits.maxOffset} entries before the page: longer lists ` +
      "are read in parts, by a filter on id, or with the token, which has no such limit",
  },
)
export const listing = [
  parameter("filters", { type: "object" }, { ...tree, description: filterDescription }),
  parameter(
    "sort",
    { type: "string" },
    { description: `Such as createdAt:desc; as a comma list or array at most ${limits.maxSortKeys}` },
  ),
  pagination,
]
