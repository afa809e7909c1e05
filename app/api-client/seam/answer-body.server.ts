import { z } from "zod"

const coded = z.object({ error: z.object({ details: z.object({ code: z.string() }) }) })

/** The code of an answer that is an error, such as `INVALID_LOGIN`; "" where it has none, as that of a proxy. */
export const errorCode = (body: unknown): string => coded.safeParse(body).data?.error.details.code ?? ""

/** Whether an answer has data, as each that is no error has. */
export const hasData = (body: unknown): boolean =>
  typeof body === "object" && body !== null && "data" in body && body.data !== null && body.data !== undefined
