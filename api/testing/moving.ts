import { addressOfDatabase } from "#db/database.ts"
import { spoolBody } from "../files/spooled-file.ts"
import { type MovingLine, movingLine, movingQuery } from "../imports/contract-moving.ts"
import { runMovingImport } from "../imports/moving/moving-import.ts"
import type { fetchPublicPicture } from "../imports/pictures/fetch-public-picture.ts"
import type { TestShop } from "./shop.ts"
import type { TestStaff } from "./staff.ts"

type Target = { shop: TestShop; owner: TestStaff; fetchPicture?: typeof fetchPublicPicture }

/** The lines of an answer. */
export const linesIn = (text: string): MovingLine[] =>
  text
    .trim()
    .split("\n")
    .map((line) => movingLine.parse(JSON.parse(line)))

/** The first line of a kind. */
export const findLine = <K extends MovingLine["kind"]>(lines: MovingLine[], kind: K) =>
  lines.find((line): line is Extract<MovingLine, { kind: K }> => line.kind === kind)

/** The counts of what is no product, by their parts. */
export const partsIn = (lines: MovingLine[]) =>
  Object.fromEntries(
    lines.flatMap((line) => {
      if (line.kind !== "part") return []
      const { kind: _kind, part, ...counts } = line
      return [[part, counts] as const]
    }),
  )

/** Moves a file in as the thread of an import does. */
export async function moveFile(
  { shop, owner, fetchPicture }: Target,
  file: Uint8Array | string,
  query: Record<string, string> = {},
): Promise<MovingLine[]> {
  let text = ""
  const spooled = await spoolBody(new Response(Buffer.from(file)).body, { folder: shop.address.dataDir, reserve: 0 })
  const moving = runMovingImport(
    {
      task: "moving",
      fd: spooled.fd,
      query: movingQuery.parse({ dryRun: "0", productType: "fashion", units: "4", ...query }),
      by: { staff: { id: owner.id, name: "Lina" }, address: "", now: new Date() },
      address: addressOfDatabase(shop.db),
    },
    (message) => {
      if (message.kind === "piece") text += Buffer.from(message.bytes).toString()
    },
    fetchPicture,
  )
  await moving.finally(spooled.close)
  return linesIn(text)
}
