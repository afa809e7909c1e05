/** Fields of an order form beside what the shopper fills in. No browser knows the name of the last one to fill it in. */
export const traceFields = { key: "try", session: "visit", seconds: "seconds", trap: "second_note" } as const
