/** Longest texts of a message or a subscription, in characters. */
export const contactLimits = { name: 120, mobile: 40, email: 254, message: 4000 } as const
