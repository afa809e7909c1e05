import { once } from "node:events"
import type { AddressInfo, Socket } from "node:net"
import PostalMime, { type Email } from "postal-mime"
import { SMTPServer, type SMTPServerOptions } from "smtp-server"

/** A mail as the server has it. */
export type Received = { from: string; to: string[]; mail: Email; raw: string }

export type MailServer = {
  port: number
  url: string
  /** What it has taken, in order. */
  received: Received[]
  /** Waits until it has taken so many.
   *  @throws what it has taken, where that takes longer than `patience` */
  untilReceived: (count: number) => Promise<void>
  close: () => Promise<void>
}

type Behaviour = {
  /** How long mail is waited for, in milliseconds: less than a test may take, so that the test says what is missing. */
  timeoutMs?: number
  /** Asks before a mail is answered; an error refuses it. */
  onMail?: (received: Received, count: number) => Error | "drop" | undefined | Promise<Error | "drop" | undefined>
  options?: SMTPServerOptions
}

/** A mail server of own on this machine.
 *  @param behaviour `drop` = it keeps the mail, says nothing and breaks off */
export async function startMailServer({ onMail, options, timeoutMs = 60_000 }: Behaviour = {}): Promise<MailServer> {
  const received: Received[] = []
  const waiting = new Set<() => void>()
  const sockets = new Set<Socket>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    closeTimeout: 100,
    logger: false,
    async onData(stream, session, done) {
      const parts: Buffer[] = []
      try {
        for await (const part of stream) parts.push(Buffer.from(part))
      } catch {
        // The sender broke off in the middle: there is no mail.
        return
      }
      const raw = Buffer.concat(parts).toString("utf8")
      const { mailFrom, rcptTo } = session.envelope
      const from = mailFrom ? mailFrom.address : ""
      const mail = await PostalMime.parse(raw)
      const one = { from, to: rcptTo.map(({ address }) => address), mail, raw }
      const answer = await onMail?.(one, received.length)
      if (answer instanceof Error) return done(answer)
      received.push(one)
      for (const wake of waiting) wake()
      if (answer === "drop") {
        for (const socket of sockets) socket.destroy()
        return
      }
      done()
    },
    ...options,
  })
  server.on("error", () => undefined)
  server.server.on("connection", (socket) => {
    sockets.add(socket)
    socket.on("close", () => sockets.delete(socket))
  })
  server.listen(0, "127.0.0.1")
  await once(server.server, "listening")
  const { port } = server.server.address() as AddressInfo
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    received,
    untilReceived: (count) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (received.length < count) return
          clearTimeout(limit)
          waiting.delete(look)
          resolve()
        }
        const limit = setTimeout(() => {
          waiting.delete(look)
          reject(new Error(`${received.length} of ${count} mails came within ${timeoutMs} ms${listOf(received)}`))
        }, timeoutMs)
        waiting.add(look)
        look()
      }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

const listOf = (received: Received[]) =>
  received.map(({ to, mail }) => `\n  to ${to.join(", ")}: ${mail.subject ?? "(no subject)"}`).join("")
