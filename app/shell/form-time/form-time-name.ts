/** The field of a form with the signed time at which the server rendered its page. */
export const formTimeName = "form_time"
