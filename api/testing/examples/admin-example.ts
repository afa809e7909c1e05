/** How a row of the console's API is asked: its address with the holes filled, and a body. */
export type AdminExample = { path: string; body?: unknown }
