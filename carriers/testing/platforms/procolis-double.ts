import type { DoubleAnswer, DoubleParcel, DoubleRequest, Platform } from "../double.ts"
import { wilayaNames } from "../geography.ts"

const keys = { token: "double-token-procolis-0001", key: "double-key-procolis-0001" }

const textFields = ["Tracking", "Client", "MobileA", "Adresse", "IDWilaya", "Commune", "Total", "TProduit"]

/** What the platform says of a parcel. */
function said(item: Record<string, unknown>, parcels: DoubleParcel[]): string {
  const missing = textFields.find((name) => typeof item[name] !== "string" || item[name] === "")
  if (missing) return `${missing} obligatoire`
  if (!/^\d{2}$/.test(String(item.IDWilaya)) || !wilayaNames.has(Number(item.IDWilaya))) return "Wilaya erronée"
  if (!/^0\d{8,9}$/.test(String(item.MobileA))) return "Mobile erroné"
  if (!["0", "1"].includes(String(item.TypeLivraison)) || !["0", "1"].includes(String(item.TypeColis)))
    return "Type erroné"
  return parcels.some(({ tracking }) => tracking === item.Tracking) ? "Double Tracking" : "Good"
}

const localTime = (time: Date) => new Date(time.getTime() + 3_600_000).toISOString().slice(0, 19).replace("T", " ")

export function procolisDouble(): Platform {
  const parcels: DoubleParcel[] = []

  const add = (items: Record<string, unknown>[]): DoubleAnswer => {
    const Colis = items.map((item) => {
      const MessageRetour = said(item, parcels)
      if (MessageRetour === "Good") {
        const word = item.Confrimee === "1" ? "En Traitement - Prêt à Expédie" : "En Préparation"
        const tracking = String(item.Tracking)
        parcels.push({
          tracking,
          reference: tracking,
          fields: item,
          history: [{ word, time: new Date(), reason: null }],
        })
      }
      return { ...item, MessageRetour }
    })
    // A batch comes in an envelope, a single parcel by itself.
    return { json: Colis.length === 1 ? Colis : { Colis } }
  }

  const ready = (items: Record<string, unknown>[]): DoubleAnswer => {
    const Colis = items.map(({ Tracking }) => {
      const parcel = parcels.find(({ tracking }) => tracking === Tracking)
      parcel?.history.push({ word: "En Traitement - Prêt à Expédie", time: new Date(), reason: null })
      return { Tracking, MessageRetour: parcel ? "Good" : "Tracking introuvable" }
    })
    return { json: { Colis } }
  }

  const read = (items: Record<string, unknown>[]): DoubleAnswer => {
    const found = parcels.filter(({ tracking }) => items.some(({ Tracking }) => Tracking === tracking))
    if (found.length === 0) return { text: "null" }
    const Colis = found.map(({ tracking, history, fields }) => ({
      Tracking: tracking,
      Client: fields.Client,
      Situation: history.at(-1)?.word,
      IDSituation: "1",
      DateH_Action: localTime(history.at(-1)?.time ?? new Date()),
      Commentaire: history.at(-1)?.reason ?? "",
    }))
    return { json: { Colis } }
  }

  const answer = ({ method, path, headers, json }: DoubleRequest): DoubleAnswer => {
    const isKnown = headers.token === keys.token && headers.key === keys.key
    if (path === "token") return { json: { Statut: isKnown ? "Accès activé" : "Accès refusé" } }
    if (!isKnown) return { status: 401, json: { message: "Accès refusé" } }
    if (method !== "POST") return { status: 405, json: { message: "Method not allowed" } }
    if (path === "tarification") {
      const rows = [...wilayaNames].map(([code, Wilaya]) => ({
        IDWilaya: String(code),
        Wilaya,
        Domicile: String(600 + code),
        // One has no desk.
        Stopdesk: code === 58 ? "0" : String(400 + code),
        Annuler: "200",
      }))
      return { json: rows.filter(({ IDWilaya }) => IDWilaya !== "56") }
    }
    const items = (json as { Colis?: unknown } | undefined)?.Colis
    if (!Array.isArray(items)) return { status: 400, json: { message: "Colis" } }
    if (path === "add_colis") return add(items)
    if (path === "pret") return ready(items)
    return path === "lire" ? read(items) : { status: 404, json: { message: "Not found" } }
  }

  return {
    basePath: "/api_v1/",
    keys,
    quotas: [],
    parcels,
    answer,
    isCreation: ({ path }) => path === "add_colis",
  }
}
