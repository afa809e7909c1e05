/** Whose files the shop writes and reads. EcoTrack stands for the many couriers that use it. */
export const carriers = ["ecotrack", "yalidine", "noest", "zr"] as const

export type Carrier = (typeof carriers)[number]
