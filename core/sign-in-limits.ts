/** What failed tries to sign in are counted by: the account from one network, the network, the account from anywhere. */
export type TriedBy = "account-and-network" | "network" | "account"

/** How many tries are taken within a span of time. */
export type TryLimit<By extends string> = { by: By; seconds: number; most: number }

const quarter = 15 * 60

/** How many failed tries are taken within a span of time, in the order in which they are asked: what one network is
 *  refused counts against nobody else, so that a stranger's tries keep a member out of the shop only where many networks
 *  try together. Below the hundred of NIST SP 800-63B (3.2.2). */
export const tryLimits: readonly TryLimit<TriedBy>[] = [
  { by: "account-and-network", seconds: quarter, most: 10 },
  { by: "network", seconds: quarter, most: 60 },
  { by: "account", seconds: 4 * quarter, most: 60 },
]

/** How many wrong tries to see an order by its number and mobile are taken: numbers count up, so what is guessed is the
 *  mobile. A network's limit is far above what its people mistype together. */
export const trackingLimits: readonly TryLimit<"network" | "number">[] = [
  { by: "number", seconds: 4 * quarter, most: 8 },
  { by: "network", seconds: quarter, most: 40 },
]

/** How many accounts are asked for, and how many mails with links to one address. */
export const askingLimits: readonly TryLimit<"network" | "account">[] = [
  { by: "account", seconds: 4 * quarter, most: 5 },
  { by: "network", seconds: 4 * quarter, most: 60 },
]

/** How many reviews and pictures are sent for one order, whatever becomes of them, and how many reviews of one network. */
export const reviewTryLimits: readonly TryLimit<"order" | "network">[] = [
  { by: "order", seconds: 4 * quarter, most: 40 },
  { by: "network", seconds: 4 * quarter, most: 200 },
]

/** How often one address, and a network, ask to be told when a product is back. */
export const alertLimits: readonly TryLimit<"network" | "account">[] = [
  { by: "account", seconds: 4 * quarter, most: 20 },
  { by: "network", seconds: 4 * quarter, most: 60 },
]
