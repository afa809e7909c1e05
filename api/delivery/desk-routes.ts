import { Hono } from "hono"
import { listDesks } from "#db/delivery/desks.ts"
import { findPlace } from "#db/delivery/wilayas.ts"
import { readOptions, readParameters } from "../parameters/read-parameters.ts"
import type { PublishedContent } from "../query/list-route.ts"
import { desksQuery } from "./contract-desks.ts"

/** `GET /desks`: the carriers' desks that an order to a place can choose from, the nearest first. */
export function deskRoutes({ db, answers }: PublishedContent): Hono {
  return new Hono().get("/", (c) => {
    const names = readOptions(readParameters(c.req.url, Object.keys(desksQuery.shape)), desksQuery)
    return answers.answer(c, async () => {
      const place = await findPlace(db, names)
      return { body: { data: place ? await listDesks(db, place) : [], meta: {} }, tags: ["desks"] }
    })
  })
}
