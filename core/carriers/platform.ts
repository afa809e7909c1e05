import type { Carrier } from "../delivery/carrier.ts"

/** A platform whose interface the shop speaks itself. One platform serves many carriers: EcoTrack about eighty. A plugin adds others, under
 *  names of its own (docs/plugins.md). */
export const platforms = ["yalidine", "ecotrack", "zr-express", "procolis", "noest", "maystro"] as const
export type Platform = (typeof platforms)[number]

export const isOwnPlatform = (platform: string): platform is Platform => platforms.some((own) => own === platform)

/** Why a carrier did not do what was asked, so that the console can say it in words. */
export const carrierProblems = [
  "bad-keys",
  "not-allowed",
  "rate-limited",
  "unreachable",
  "no-answer",
  "server-error",
  "not-understood",
  "rejected",
] as const
export type CarrierProblem = (typeof carrierProblems)[number]

/** Why the tasks of an account wait: what its carrier did, or that its keys cannot be read any more. */
export const accountProblems = [...carrierProblems, "keys-lost", "no-adapter"] as const
export type AccountProblem = (typeof accountProblems)[number]

const files: Partial<Record<Platform, Carrier>> = {
  yalidine: "yalidine",
  ecotrack: "ecotrack",
  "zr-express": "zr",
  procolis: "zr",
  noest: "noest",
}

/** The carrier of the shop's files that a platform is, whose spellings of communes hold; null = none. */
export const fileCarrier = (platform: string): Carrier | null =>
  isOwnPlatform(platform) ? (files[platform] ?? null) : null

/** The carrier that orders of a platform name. */
export const carrierOfPlatform = (platform: string): string => fileCarrier(platform) ?? platform
