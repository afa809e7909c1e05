// Pages are HTML: a browser gets neither the router nor the data of a page. What it runs is in islands/, built by itself
// (vite.islands.config.ts).
export {}
