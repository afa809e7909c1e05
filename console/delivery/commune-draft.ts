import type { CommuneChanges, CommuneDelivery } from "#api/delivery/contract-communes.ts"
import { type CommuneValues, communeProblems, isSameCommune, plainCommune } from "#core/delivery/commune-values.ts"
import { maxDelivery } from "#core/delivery/delivery-values.ts"
import { cellText, readDinars } from "./cell-text.ts"
import { communeKey, splitKey } from "./spelling-draft.ts"

/** A commune as the form has it: prices as they are typed. */
export type TypedCommune = Omit<CommuneValues, "home" | "desk"> & { home: string; desk: string }

/** Communes' own terms by `communeKey`, in a fixed order; a commune without any is left out. */
export type CommuneDraft = { updatedAt: null; communes: Record<string, TypedCommune> }

const toTyped = ({ home, desk, ...flags }: CommuneValues): TypedCommune => ({
  ...flags,
  home: cellText(home),
  desk: cellText(desk),
})

const plain = toTyped(plainCommune)
const isPlain = (typed: TypedCommune) =>
  (Object.keys(plain) as (keyof TypedCommune)[]).every((k) => typed[k] === plain[k])

const sorted = (communes: CommuneDraft["communes"]) =>
  Object.fromEntries(Object.entries(communes).sort(([one], [other]) => (one < other ? -1 : 1)))

export const toCommuneDraft = ({ rows }: CommuneDelivery): CommuneDraft => ({
  updatedAt: null,
  communes: sorted(
    Object.fromEntries(rows.map(({ wilaya, commune, ...values }) => [communeKey(wilaya, commune), toTyped(values)])),
  ),
})

export const typedCommune = ({ communes }: Pick<CommuneDraft, "communes">, key: string): TypedCommune =>
  communes[key] ?? plain

/** The communes with one of them changed. */
export function withCommune(
  { communes }: Pick<CommuneDraft, "communes">,
  key: string,
  changes: Partial<TypedCommune>,
): CommuneDraft["communes"] {
  const { [key]: known = plain, ...others } = communes
  const changed = { ...known, ...changes }
  return isPlain(changed) ? others : sorted({ ...others, [key]: changed })
}

/** Reads what was typed; a price that is none is over the maximum, so that it is found to be wrong. */
function toValues({ home, desk, ...flags }: TypedCommune): CommuneValues {
  const price = (text: string) => {
    const read = readDinars(text, maxDelivery)
    return read === undefined ? Number.POSITIVE_INFINITY : read
  }
  return { ...flags, home: price(home), desk: price(desk) }
}

/** The prices that cannot be stored, by commune. */
export const wrongPrices = ({ communes }: Pick<CommuneDraft, "communes">) =>
  Object.entries(communes).flatMap(([key, typed]) => communeProblems(toValues(typed)).map((field) => ({ key, field })))

/** Converts the changes since loading to the request. */
export function toCommuneFormChanges(loaded: CommuneDraft, draft: CommuneDraft): CommuneChanges["changes"] {
  const keys = new Set([...Object.keys(loaded.communes), ...Object.keys(draft.communes)])
  return [...keys].flatMap((key) => {
    const [was, is] = [toValues(typedCommune(loaded, key)), toValues(typedCommune(draft, key))]
    return isSameCommune(was, is) ? [] : [{ ...splitKey(key), loaded: was, values: is }]
  })
}
