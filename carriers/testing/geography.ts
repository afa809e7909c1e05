import wilayas from "../../core/delivery/wilayas.json" with { type: "json" }

/** Names as carriers spell them: without accents. */
const plain = (name: string) => name.normalize("NFD").replace(/\p{M}/gu, "")

/** Communes that carriers write in a way of their own. */
const spellings: Record<string, string> = { "Bou Ismail": "Bou Smail" }

const spelled = (name: string) => spellings[plain(name)] ?? plain(name)

export type DoubleCommune = {
  id: number
  name: string
  wilayaCode: number
  wilaya: string
  postcode: string
  hasDesk: boolean
}

/** The communes of the country under made-up numbers; the first of each wilaya has a desk. */
export const communes: DoubleCommune[] = wilayas.flatMap((wilaya) =>
  wilaya.communes.map((commune, n) => ({
    id: wilaya.code * 100 + n + 1,
    name: spelled(commune.name),
    wilayaCode: wilaya.code,
    wilaya: plain(wilaya.name),
    postcode: String(wilaya.code * 1000 + n),
    hasDesk: n === 0,
  })),
)

export const wilayaNames = new Map(communes.map(({ wilayaCode, wilaya }) => [wilayaCode, wilaya]))
