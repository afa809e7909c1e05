import { describe, expect, it } from "vitest"
import { carrierColumns, type Parcel } from "./carrier-file.ts"

const unknown = { weight: null, length: null, width: null, height: null }
const parcel: Parcel = {
  number: "HN-26-000012",
  firstname: "Amina",
  lastname: "Bensalem",
  mobile: "0550112233",
  wilayaCode: 6,
  wilaya: "Béjaïa",
  commune: "Akbou",
  address: "12, rue des Jasmins",
  note: "Le soir",
  delivery: "desk",
  desk: null,
  lines: [
    { title: "Casque Aura", color: "Noir", size: null, quantity: 2, ...unknown },
    { title: "Baskets Tell", color: "Blanc", size: "42", quantity: 1, ...unknown },
    { title: "Lampe", color: null, size: null, quantity: 1, ...unknown },
  ],
  total: 51_250,
}

const rowOf = (carrier: keyof typeof carrierColumns, of = parcel) =>
  Object.fromEntries(carrierColumns[carrier].map(({ title, cell }) => [title, cell(of)]))

it("has exactly the columns of EcoTrack's import", () => {
  const flag = (name: string) => `${name}\n( si oui mettez OUI sinon laissez vide )`
  expect(carrierColumns.ecotrack.map(({ title }) => title)).toEqual([
    ...["reference commande", "nom et prenom du destinataire*", "telephone*", "telephone 2", "code wilaya*"],
    ...["wilaya de livraison", "commune de livraison*", "adresse de livraison*", "produit*", "poids (kg)"],
    ...["montant du colis*", "remarque", flag("FRAGILE"), flag("ECHANGE"), flag("PICK UP"), flag("RECOUVREMENT")],
    ...[flag("STOP DESK"), "Lien map"],
  ])
  expect(carrierColumns.ecotrack.map(({ cell }) => cell(parcel))).toEqual([
    ...["HN-26-000012", "Amina Bensalem", "0550112233", null, 6, "Béjaïa", "Akbou", "12, rue des Jasmins"],
    ...[
      "2 × Casque Aura (Noir), 1 × Baskets Tell (Blanc · 42), 1 × Lampe",
      null,
      51_250,
      "Le soir",
      null,
      null,
      null,
      null,
      "OUI",
      null,
    ],
  ])
})

it("tells each carrier the total, the place and whether the parcel goes to a desk", () => {
  expect(rowOf("yalidine")).toMatchObject({ price: 51_250, to_commune_name: "Akbou", is_stopdesk: 1, freeshipping: 1 })
  expect(rowOf("noest")).toMatchObject({ montant: 51_250, wilaya_id: 6, stop_desk: 1, client: "Amina Bensalem" })
  expect(rowOf("zr")).toMatchObject({ Total: 51_250, IDWilaya: 6, TypeLivraison: 1, id_Externe: "HN-26-000012" })
  const home: Parcel = { ...parcel, delivery: "home", address: null }
  expect(rowOf("ecotrack", home)).toMatchObject({ "adresse de livraison*": "Akbou" })
  expect(rowOf("zr", home)).toMatchObject({ TypeLivraison: 0 })
})

it("tells weight and sides where those of every line are known, else the least that the carrier takes", () => {
  const least = { length: 1, width: 1, height: 1, weight: 1 }
  expect(rowOf("yalidine")).toMatchObject(least)
  expect(rowOf("noest")).toMatchObject({ poids: 1 })
  const lines = parcel.lines.map((line) => ({ ...line, weight: 350, length: 20, width: 15, height: 8 }))
  const known: Parcel = { ...parcel, lines }
  expect(rowOf("ecotrack", known)).toMatchObject({ "poids (kg)": 1.4 })
  expect(rowOf("noest", known)).toMatchObject({ poids: 2 })
  expect(rowOf("yalidine", known)).toMatchObject({ length: 20, width: 15, height: 32, weight: 2 })
  const partly: Parcel = { ...parcel, lines: [...lines, ...parcel.lines.slice(0, 1)] }
  expect(rowOf("yalidine", partly)).toMatchObject(least)
})

describe("the desk that was chosen", () => {
  const chosen = { name: "Agence du port", commune: "Béjaïa", code: "060002", platform: "yalidine" }
  const told = { ...parcel, desk: chosen }

  it("has its code in the file of its own platform alone", () => {
    expect(rowOf("yalidine", told)).toMatchObject({ is_stopdesk: 1, stopdesk_id: "060002" })
    expect(rowOf("noest", told)).toMatchObject({ stop_desk: 1, station_code: null })
    const ofNoest = { ...told, desk: { ...chosen, code: "06A", platform: "noest" } }
    expect(rowOf("noest", ofNoest)).toMatchObject({ station_code: "06A" })
    expect(rowOf("yalidine", ofNoest)).toMatchObject({ stopdesk_id: null })
  })

  it("is named in the remark before the shopper's note, where a file has one", () => {
    const words = "Bureau : Agence du port, Béjaïa · Le soir"
    expect(rowOf("ecotrack", told)).toMatchObject({ remarque: words })
    expect(rowOf("noest", told)).toMatchObject({ remarque: words })
    expect(rowOf("zr", told)).toMatchObject({ Note: words })
    const named = { ...told, note: null, desk: { ...chosen, name: "Béjaïa Centre" } }
    expect(rowOf("zr", named)).toMatchObject({ Note: "Bureau : Béjaïa Centre" })
  })

  it("stays when a long note is cut", () => {
    const { remarque } = rowOf("ecotrack", { ...told, note: "a".repeat(500) })
    expect(String(remarque)).toHaveLength(255)
    expect(remarque).toMatch(/^Bureau : Agence du port/)
  })

  it("is not told of a parcel to the door", () => {
    const home: Parcel = { ...told, delivery: "home" }
    expect(rowOf("yalidine", home)).toMatchObject({ is_stopdesk: 0, stopdesk_id: null })
    expect(rowOf("zr", home)).toMatchObject({ Note: "Le soir" })
  })
})
