/** Roles of the staff. */
export const staffRoles = ["owner", "manager", "agent", "editor"] as const
export type StaffRole = (typeof staffRoles)[number]

/** Permissions. Reading an order shows its shopper's name and phone. */
export const staffPermissions = [
  "orders.read",
  "orders.write",
  "orders.export",
  "catalogue.read",
  "catalogue.write",
  "content.write",
  "delivery.write",
  "settings.write",
  "numbers.read",
  "staff.manage",
  "security.write",
  "shop.data",
  "audit.read",
] as const
export type StaffPermission = (typeof staffPermissions)[number]

/** Permissions of each role. An agent takes orders and calls, an editor maintains products, blog and pages. Only an
 *  owner sets the sign-in rules, clears the sample, makes and restores backups, and creates owners, for which there
 *  is no permission (`mayGiveRole`). */
const permissionsByRole: Record<StaffRole, readonly StaffPermission[]> = {
  owner: staffPermissions,
  manager: staffPermissions.filter((permission) => permission !== "security.write" && permission !== "shop.data"),
  agent: ["orders.read", "orders.write", "catalogue.read"],
  editor: ["catalogue.read", "catalogue.write", "content.write"],
}

export const isStaffRole = (role: unknown): role is StaffRole => staffRoles.some((known) => known === role)

/** All that a role may do. */
export const listPermissions = (role: StaffRole): readonly StaffPermission[] => permissionsByRole[role]

export const mayStaff = (role: StaffRole, permission: StaffPermission): boolean =>
  permissionsByRole[role].includes(permission)

/** Whether a member may give the `role`, or change or remove a member who has it: those who manage staff, but owners
 *  are for owners alone. */
export const mayGiveRole = (by: StaffRole, role: StaffRole): boolean =>
  mayStaff(by, "staff.manage") && (role !== "owner" || by === "owner")

/** The roles that see every order and may change the team: the shop can require a second factor of them. */
export const secondFactorRoles = ["owner", "manager"] as const satisfies readonly StaffRole[]

export const mayNeedSecondFactor = (role: StaffRole): boolean => secondFactorRoles.some((one) => one === role)
