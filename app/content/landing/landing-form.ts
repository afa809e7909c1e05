/** The id of the order form of a landing page: buttons of its sections lead there. */
export const landingFormId = "commande"
