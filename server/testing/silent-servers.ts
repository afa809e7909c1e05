import { type AddressInfo, createServer, type Socket } from "node:net"

/** What a server does that accepts connections and does not do its work. */
const kinds = {
  /** Reads what comes and says nothing. */
  silent: (socket: Socket) => socket.resume(),
  /** Begins an answer of 1000 bytes and stops after 10. */
  half: (socket: Socket) => {
    const head =
      'HTTP/1.1 200 OK\r\nEtag: "a"\r\nLast-Modified: Sun, 01 Nov 2026 00:00:00 GMT\r\nContent-Length: 1000\r\n\r\n'
    socket.resume().once("data", () => socket.write(`${head}0123456789`))
  },
  /** Does not read: what is sent fills the buffers of the two systems and stands. */
  deaf: (socket: Socket) => socket.pause(),
} satisfies Record<string, (socket: Socket) => void>

export type SilentKind = keyof typeof kinds

/** A TCP server that accepts and never answers as it should.
 *  @returns its host and port; `close` breaks its connections */
export async function startSilentServer(kind: SilentKind) {
  const sockets = new Set<Socket>()
  const server = createServer({ pauseOnConnect: kind === "deaf" }, (socket) => {
    sockets.add(socket)
    socket.on("error", () => undefined)
    kinds[kind](socket)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    for (const socket of sockets) socket.destroy()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return { address: `127.0.0.1:${port}`, port, connections: () => sockets.size, close }
}
