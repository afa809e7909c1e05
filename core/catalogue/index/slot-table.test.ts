import fc from "fast-check"
import { expect, test } from "vitest"
import { SlotTable } from "./slot-table.ts"

const change = fc.record({ id: fc.oneof(fc.integer({ min: 1, max: 60 }), fc.maxSafeNat()), isAdded: fc.boolean() })

test("finds the slots that a map finds, whatever was added and deleted", () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 300 }), fc.nat(40), (changes, expected) => {
      const ids: number[] = []
      const slots = new Map<number, number>()
      const table = new SlotTable((slot) => ids[slot] ?? 0, expected)
      for (const { id, isAdded } of changes) {
        if (!isAdded) {
          table.delete(id)
          slots.delete(id)
        } else if (!slots.has(id)) {
          ids.push(id)
          slots.set(id, ids.length - 1)
          table.add(ids.length - 1)
        }
        expect(table.size).toBe(slots.size)
        expect(table.get(id)).toBe(slots.get(id))
      }
      for (const id of ids) expect(table.get(id)).toBe(slots.get(id))
    }),
  )
})
