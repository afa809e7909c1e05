import type { NewParcel } from "../adapter.ts"

/** A parcel of made-up data to the first commune of Alger, as the doubles spell it. */
export const exampleParcel = (reference: string, more: Partial<NewParcel> = {}): NewParcel => ({
  reference,
  firstname: "Amine",
  lastname: "Essai",
  phone: "0555000001",
  wilayaCode: 16,
  wilaya: "Alger",
  commune: "Alger Centre",
  communeId: null,
  postcode: "16000",
  address: "1 rue des Essais",
  note: null,
  deskId: null,
  goods: [{ title: "Robe", quantity: 2, unitPrice: 1500 }],
  amount: 3400,
  declaredValue: 3000,
  weight: 900,
  sides: null,
  isFragile: false,
  exchangedGoods: null,
  mayBeOpened: false,
  fromWilaya: "Alger",
  ...more,
})
