import { z } from "zod"
import type { Tx } from "#db/database.ts"
import { orderMoved } from "#db/orders/change-order-status.ts"
import { documentId } from "../../common/contract-texts.ts"
import { statusBody } from "../../orders/contract-status.ts"
import { writePrices, writeStock } from "../bulk-writes.ts"
import type { CallConsole } from "../console-calls.ts"
import { type PriceItem, priceItem, type StockItem, stockItem } from "../contract-writes.ts"
import { readMovedOrder } from "../moved-order.ts"
import { type Written, writeOnce } from "../write-once.ts"
import { type Tool, type ToolCall, tool } from "./tool.ts"

/** Does a write in one transaction, as a program's request does.
 *  @returns the body of the answer */
async function write({ deps, by }: ToolCall, work: (tx: Tx, call: CallConsole) => Promise<Written>) {
  const request = { method: "POST", address: "mcp", text: "", key: undefined }
  return (await writeOnce(deps, by, request, work, async () => null)).body
}

/** The assistant's tools that write. */
export const writingTools: readonly Tool[] = [
  tool({
    name: "change_stock",
    scope: "stock.write",
    title: "Change the stock of a product",
    description:
      "Counts units of a product or variant, by SKU or documentId: `quantity` is how many there are, `change` how many come or go.",
    input: z.object(stockItem.shape),
    isWrite: true,
    // Checked as the items of a bulk write are.
    run: (call, item: StockItem) => write(call, (tx, console) => writeStock(tx, console, [stockItem.parse(item)])),
  }),
  tool({
    name: "change_price",
    scope: "products.write",
    title: "Change the price of a product",
    description: "Price and struck-through earlier price in dinars, by SKU or documentId.",
    input: z.object(priceItem.shape),
    isWrite: true,
    run: (call, item: PriceItem) => write(call, (tx, console) => writePrices(tx, console, [priceItem.parse(item)])),
  }),
  tool({
    name: "move_order",
    scope: "orders.write",
    title: "Change the status of an order",
    description: "Moves an order on, such as to confirmed, shipped, delivered or cancelled, by the shop's rules.",
    input: z.object({ documentId, to: statusBody.shape.to, reason: statusBody.shape.reason }),
    isWrite: true,
    run: async (call, { documentId, ...body }) => {
      const moved = await write(call, async (_, console) => {
        await console("POST /orders/:documentId/status", { params: { documentId }, body })
        return { status: 200, body: await readMovedOrder(console, call.by, documentId), documentId }
      })
      orderMoved(call.deps.db)
      return moved?.data
    },
  }),
]
