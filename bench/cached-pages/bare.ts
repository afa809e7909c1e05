// The floor: Node's own HTTP server sends one answer to everybody. Told in one message; answers with its port.
import { createServer } from "node:http"

process.once("message", ({ headers, body }: { headers: string[]; body: string }) => {
  const bytes = Buffer.from(body, "base64")
  const server = createServer((_incoming, outgoing) => {
    outgoing.writeHead(200, headers)
    outgoing.end(bytes)
  })
  server.listen(0, "127.0.0.1", () => process.send?.(server.address()))
})
process.once("disconnect", () => process.exit(0))
