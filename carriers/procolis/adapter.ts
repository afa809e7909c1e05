import { z } from "zod"
import wilayas from "../../core/delivery/wilayas.json" with { type: "json" }
import {
  type Adapter,
  type CarrierAccount,
  CarrierError,
  type Connection,
  type NewParcel,
  type ParcelResult,
} from "../adapter.ts"
import { carrierUrl } from "../common/address.ts"
import { type Call, callJson, carrierWords } from "../common/call.ts"
import { fullName, goodsText, remarks } from "../common/goods.ts"
import { number, readAs, requiredText, rows, text } from "../common/read.ts"
import { carrierTime } from "../common/time.ts"
import { foldWord } from "../common/words.ts"
import { readSituation } from "./statuses.ts"

const keyHeaders = ({ keys }: CarrierAccount) => ({ token: keys.token ?? "", key: keys.key ?? "" })

const request = (connection: Connection, path: string, more: Pick<Call, "json" | "isRead"> & { method?: "GET" } = {}) =>
  callJson(connection, {
    method: "POST",
    url: carrierUrl(connection.account, [path]),
    headers: keyHeaders(connection.account),
    badKeys: [401, 403],
    ...more,
  })

/** A list comes by itself or as `Colis`; null stands for nothing. */
const colis = <Row>(row: z.ZodType<Row>) =>
  z.union([
    z.null().transform((): Row[] => []),
    z.object({ Colis: rows(row) }).transform(({ Colis }) => Colis),
    rows(row),
  ])

const prices = rows(
  z.object({ IDWilaya: number.pipe(z.number()), Domicile: number, Stopdesk: number, Annuler: number }),
)

/** Prices of the account by wilaya: those that are missing are not served. */
const findPrices = async (connection: Connection) =>
  readAs(prices, await request(connection, "tarification", { isRead: true }))

function toBody(parcel: NewParcel) {
  return {
    // Chosen by us, and the parcel's number from then on.
    Tracking: parcel.reference,
    TypeLivraison: parcel.deskId === null ? "0" : "1",
    TypeColis: parcel.exchangedGoods === null ? "0" : "1",
    // Empty: it stays in preparation until `pret`. The carrier may take "1" by default.
    Confrimee: "",
    Client: fullName(parcel),
    MobileA: parcel.phone,
    MobileB: "",
    Adresse: parcel.address,
    IDWilaya: String(parcel.wilayaCode).padStart(2, "0"),
    Commune: parcel.commune,
    Total: String(parcel.amount),
    Note: remarks(parcel),
    TProduit: [goodsText(parcel), parcel.exchangedGoods].filter(Boolean).join(" / "),
    id_Externe: parcel.reference,
    Source: "",
  }
}

const entry = z.object({ Tracking: requiredText, MessageRetour: text })

/** "Good" says done, "Double Tracking" that it is there already; anything else is why not. */
const isDone = (said: string) => ["good", "double tracking"].includes(foldWord(said))

function toResult(account: CarrierAccount, tracking: string, said: string | null | undefined): ParcelResult {
  if (!said) return { outcome: "unknown", words: null }
  if (isDone(said)) return { outcome: "created", tracking, carrierId: null, labelUrl: null }
  return { outcome: "rejected", words: carrierWords(account, said) }
}

const situation = z.object({ Tracking: requiredText, Situation: requiredText, DateH_Action: text, Commentaire: text })

/** The platform of Procolis: the older interface of ZR Express, and other carriers, whose keys differ. It has no label, no desks, no
 *  webhook, and cancels nothing. */
export const procolis: Adapter = {
  platform: "procolis",
  hosts: [{ name: "Procolis", baseUrl: "https://procolis.com/api_v1/" }],
  keys: ["token", "key"],
  repeat: "unique-reference",
  // Not documented.
  maxBatch: 50,
  quotas: [{ requests: 60, milliseconds: 60_000 }],
  division: 58,
  needsValidation: true,
  hasExchanges: true,
  async check(connection) {
    const answer = await request(connection, "token", { method: "GET" })
    const { Statut } = readAs(z.object({ Statut: text }), answer)
    if (foldWord(Statut ?? "") !== "acces active") throw new CarrierError("bad-keys", Statut)
  },
  /** A commune is free text: the shop's own, of the wilayas that have a price. */
  async places(connection) {
    const served = new Map((await findPrices(connection)).map((row) => [row.IDWilaya, row]))
    const places = wilayas.flatMap(({ code, communes }) =>
      communes.map(({ name }) => ({
        id: null,
        name,
        wilayaCode: code,
        postcode: null,
        hasDesk: false,
        isDelivered: (served.get(code)?.Domicile ?? 0) > 0,
      })),
    )
    return { places: places.filter(({ wilayaCode }) => served.has(wilayaCode)), cursor: null }
  },
  async fees(connection) {
    const fees = (await findPrices(connection)).map(({ IDWilaya, Domicile, Stopdesk, Annuler }) => ({
      wilayaCode: IDWilaya,
      commune: null,
      home: Domicile || null,
      desk: Stopdesk || null,
      returned: Annuler,
    }))
    return { fees, cursor: null }
  },
  async createParcels(connection, parcels) {
    const answer = await request(connection, "add_colis", { json: { Colis: parcels.map(toBody) } })
    const said = new Map(readAs(colis(entry), answer, true).map((row) => [row.Tracking, row.MessageRetour]))
    return parcels.map(({ reference }) => toResult(connection.account, reference, said.get(reference)))
  },
  async validate(connection, trackings) {
    const json = { Colis: trackings.map((Tracking) => ({ Tracking })) }
    const answer = readAs(colis(entry), await request(connection, "pret", { json }), true)
    const wordsOf = (said: string | null) =>
      said === null || isDone(said) ? null : carrierWords(connection.account, said)
    return new Map(answer.map(({ Tracking, MessageRetour }) => [Tracking, wordsOf(MessageRetour)]))
  },
  /** The last situation alone: the platform keeps no history. */
  async track(connection, trackings) {
    const json = { Colis: trackings.map((Tracking) => ({ Tracking })) }
    const found = readAs(colis(situation), await request(connection, "lire", { json, isRead: true }))
    const wanted = new Set(trackings)
    return found
      .filter(({ Tracking }) => wanted.has(Tracking))
      .map(({ Tracking, Situation, DateH_Action, Commentaire }) => {
        const meaning = readSituation(Situation)
        return {
          tracking: Tracking,
          key: [Tracking, Situation, DateH_Action].join("|"),
          time: carrierTime(DateH_Action),
          word: Situation,
          ...meaning,
          reason: meaning.status === "failed-attempt" ? (Commentaire ?? Situation) : null,
          place: null,
        }
      })
  },
  maxTracked: 50,
}
