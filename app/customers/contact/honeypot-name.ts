/** A field that people do not see and do not fill in; programs do. */
export const honeypotName = "website"
