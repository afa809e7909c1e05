/** Fields of an order form beside what the shopper fills in and its signed time. No browser knows the name of the last one to fill it in. */
export const traceFields = { key: "try", session: "visit", trap: "second_note" } as const
