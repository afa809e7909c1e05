/** A market stall, drawn into the middle of the large star: a shop that opens soon. */
export const stall =
  "M76 78h48l7 18a8 8 0 0 1-15.500 1 8 8 0 0 1-15.500 0 8 8 0 0 1-15.500 0 8 8 0 0 1-15.500-1ZM77 105v21h46v-21M93 126v-13h14v13"
