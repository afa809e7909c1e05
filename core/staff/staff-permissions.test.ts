import { describe, expect, it } from "vitest"
import { listPermissions, mayGiveRole, mayStaff, staffPermissions, staffRoles } from "./staff-permissions.ts"

describe("what roles may do", () => {
  it("lets owners do everything", () => {
    expect(listPermissions("owner")).toEqual(staffPermissions)
  })

  it("leaves managers everything but how the team signs in and the shop's data as a whole", () => {
    const denied = staffPermissions.filter((permission) => !mayStaff("manager", permission))
    expect(denied).toEqual(["security.write", "shop.data"])
  })

  it("leaves agents orders and calls, without taking them away as a file", () => {
    expect(listPermissions("agent")).toEqual(["orders.read", "orders.write", "catalogue.read"])
    expect(mayStaff("agent", "orders.export")).toBe(false)
  })

  it("keeps shoppers' names from editors", () => {
    expect(listPermissions("editor").filter((permission) => permission.startsWith("orders."))).toEqual([])
  })
})

it("makes owners by owners alone", () => {
  const table = staffRoles.map((by) => staffRoles.filter((role) => mayGiveRole(by, role)))
  expect(table).toEqual([[...staffRoles], ["manager", "agent", "editor"], [], []])
})
