let phones = 0

/** A phone that no other order of this run has: the same phone and lines would be the same order. */
export const nextPhone = () => `0550${String(200_000 + phones++)}`

/** The buyer, and the address: what every order needs beside its goods. A phone of its own at each call. */
export const person = () => ({
  wilaya: "Béjaïa",
  commune: "Akbou",
  firstname: "Nadia",
  lastname: "Haddad",
  mobile: nextPhone(),
  date: "2026-11-21T10:00:00.000Z",
})

/** One pair of the sample shop's headphones, in the specification's fields alone. */
export const headphones = () => ({
  quantity: 1,
  product: "Casque sans fil Aura",
  color: "Noir",
  amount: 25_200,
  ...person(),
})
