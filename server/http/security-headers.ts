/** Headers that every answer carries.
 *  @param secure the shop is reached over https alone: browsers are told to remember it for a year */
export function securityHeaders(secure: boolean): [name: string, value: string][] {
  return [
    ["x-content-type-options", "nosniff"],
    ["x-frame-options", "DENY"],
    [
      "permissions-policy",
      "accelerometer=(), browsing-topics=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()",
    ],
    ["cross-origin-opener-policy", "same-origin"],
    ...(secure ? [["strict-transport-security", "max-age=31536000"] satisfies [string, string]] : []),
  ]
}

/** Used where a part of the shop has not said it better itself. */
export const defaultReferrerPolicy = "strict-origin-when-cross-origin"
