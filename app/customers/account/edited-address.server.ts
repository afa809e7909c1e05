import type { ProfileResource } from "#api/customers/contract.ts"
import type { Commune } from "#core/delivery/wilaya.ts"
import type { Content } from "../../api-client/content.server.ts"
import type { Settings } from "../../api-client/content.ts"
import { formText, startingPersonOf } from "../../forms/person-form-values.ts"

/** The address in the form; `id` is "" for a new one. */
export type EditedAddress = {
  id: string
  wilaya: string
  commune: string
  address: string
  usual: boolean
  communes: Commune[]
}

/** The address that a page's query names, with the communes of its wilaya; `new` begins where order forms do.
 *  @returns null where none is asked for, or it is gone */
export async function findEditedAddress(
  content: Content,
  addressParam: string | null,
  known: ProfileResource["addresses"],
  settings: Pick<Settings, "asksWilaya">,
): Promise<EditedAddress | null> {
  const { wilaya, commune } = startingPersonOf(settings)
  const blank = { id: "", wilaya, commune, address: "", usual: known.length === 0 }
  const found = addressParam === "new" ? blank : known.find(({ id }) => id === addressParam)
  return found ? { ...found, communes: await content.communes(found.wilaya) } : null
}

/** The address as it was filled in, to be filled in further. */
export async function readAddressForm(content: Content, form: FormData): Promise<EditedAddress> {
  const [id = "", wilaya = "", commune = "", address = ""] = ["id", "wilaya", "commune", "address"].map((name) =>
    formText(form, name),
  )
  const communes = await content.communes(wilaya).catch(() => [])
  return { id, wilaya, commune, address, usual: form.has("usual"), communes }
}
