/** Repetitions of each trial: as `npm run test:full` does it, or in full (`npm run stress`). */
const few = {
  rounds: 2,
  processKills: { sqlite: 6, postgres: 3 },
  serverKills: 2,
  mailedOrders: 1,
  mailKills: 6,
  eventKills: 6,
  carrierOrders: 20,
  carrierKills: 4,
  events: 60,
  fuzzedApi: 1200,
  // Five an endpoint: some come without a session, and each endpoint has to be reached.
  fuzzedConsole: 1000,
  fuzzedShoppers: 60,
  fuzzedPages: 400,
  fuzzedVisitors: 1,
}

const many: typeof few = {
  rounds: 50,
  processKills: { sqlite: 200, postgres: 50 },
  serverKills: 50,
  mailedOrders: 10,
  mailKills: 100,
  eventKills: 100,
  carrierOrders: 1000,
  carrierKills: 30,
  events: 2000,
  fuzzedApi: 16_000,
  fuzzedConsole: 2000,
  fuzzedShoppers: 2000,
  fuzzedPages: 4000,
  fuzzedVisitors: 40,
}

export const inFull = process.env.STRESS === "full"

const chosen = inFull ? many : few

/** `CARRIER_ORDERS`: orders through each carrier, for a trial of its own. */
export const counts = { ...chosen, carrierOrders: Number(process.env.CARRIER_ORDERS) || chosen.carrierOrders }
