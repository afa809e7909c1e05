import { Readable } from "node:stream"
import SMTPConnection from "nodemailer/lib/smtp-connection"
import type { SmtpServer } from "../settings/smtp-url.ts"
import { LeaseLost, MailNotSent, type MailTarget, type RawMail } from "./mail-target.ts"

export type SmtpTimeouts = {
  /** For a connection and the greeting, in milliseconds. */
  connect: number
  /** Without a word from the server, in milliseconds. */
  silence: number
}

const defaultTimeouts: SmtpTimeouts = { connect: 20_000, silence: 60_000 }

const loopback = /^(localhost|127\.|::1$)/

/** Hands mail to a mail server, one connection each. The connection's own class is used, as the mail's last byte is held
 *  back until the outbox knows of it. Outside this machine nothing is sent without TLS. */
export function smtpTarget(server: SmtpServer, timeouts = defaultTimeouts): MailTarget {
  const { host, port, secure, auth } = server
  return async (mail, handingOver) => {
    const connection = new SMTPConnection({
      host,
      port,
      secure,
      requireTLS: !secure && !loopback.test(host),
      connectionTimeout: timeouts.connect,
      greetingTimeout: timeouts.connect,
      dnsTimeout: timeouts.connect,
      socketTimeout: timeouts.silence,
      allowInternalNetworkInterfaces: true,
    })
    try {
      await new Promise<void>((resolve, reject) => {
        connection.once("error", reject)
        connection.once("end", () => reject(Object.assign(new Error("The connection ended"), { code: "ECONNECTION" })))
        talk(connection, { mail, handingOver, auth }).then(resolve, reject)
      })
    } catch (error) {
      if (error instanceof LeaseLost) throw error
      throw notSent(error)
    } finally {
      // It has said what it had to; what it says while it closes concerns no mail.
      connection.on("error", () => undefined)
      connection.close()
    }
  }
}

type Talk = { mail: RawMail; handingOver: () => Promise<boolean>; auth: SmtpServer["auth"] }

async function talk(connection: SMTPConnection, { mail, handingOver, auth }: Talk): Promise<void> {
  await new Promise<void>((resolve, reject) => connection.connect((problem) => (problem ? reject(problem) : resolve())))
  if (auth) {
    const credentials = { credentials: auth, ...auth }
    await new Promise<void>((resolve, reject) =>
      connection.login(credentials, (problem) => (problem ? reject(problem) : resolve())),
    )
  }
  await new Promise<void>((resolve, reject) => {
    // Read once the server has said that it takes the mail.
    const whole = Readable.from(held(mail.raw, handingOver))
    whole.once("error", reject)
    connection.send({ from: mail.from, to: [mail.to] }, whole, (problem) => (problem ? reject(problem) : resolve()))
  })
}

async function* held(raw: Buffer, handingOver: () => Promise<boolean>) {
  if (!(await handingOver())) throw new LeaseLost("Another process has the mail")
  yield raw
}

const field = (problem: unknown, name: string): unknown =>
  typeof problem === "object" && problem !== null ? Reflect.get(problem, name) : undefined

const offline = new Set(["ECONNECTION", "EDNS", "ESOCKET", "ETLS", "ECONNREFUSED", "EPROTOCOL"])

/** Converts a failed connection to an error. The server's message is not passed on: it may name the recipient. */
function notSent(problem: unknown): MailNotSent {
  const code = field(problem, "code")
  const answered = field(problem, "responseCode")
  const status = typeof answered === "number" && answered >= 400 ? answered : null
  if (code === "EAUTH" || code === "ENOAUTH")
    return new MailNotSent({ problem: "signIn", code: status, isAnswered: true })
  // 421: the server closes the connection.
  if (status !== null && status !== 421) {
    return new MailNotSent({ problem: "refused", code: status, isFinal: status >= 500, isAnswered: true })
  }
  if (code === "ETIMEDOUT") return new MailNotSent({ problem: "timeout" })
  const isFar = typeof code === "string" && offline.has(code)
  return new MailNotSent({ problem: isFar ? "unreachable" : "dropped", code: status })
}
