/** Marks a form that a script sends: a redirect is answered so that the script sees where it leads. */
export const pageFormHeader = "x-page-form"
