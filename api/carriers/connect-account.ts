import { type Adapter, type CarrierAccount, CarrierError, type Connection } from "#carriers/adapter.ts"
import { findAdapter } from "#carriers/list/adapters.ts"
import type { AccountProblem } from "#core/carriers/platform.ts"
import { cutText } from "#core/cut-text.ts"
import type { Account } from "#db/carriers/accounts.ts"
import { takeQuota } from "#db/carriers/quotas.ts"
import type { Db } from "#db/database.ts"
import type { Network } from "../common/public-network.ts"
import { openSecret } from "../common/sealed-secret.ts"
import { createSend } from "./send-request.ts"

export type ConnectOptions = {
  db: Db
  network: Network
  /** Encrypts the accounts' keys. */
  shopSecret: string
  clock: () => Date
  signal?: AbortSignal | undefined
  /** Called when the shop itself gives up a request because the account's quota is spent, with the milliseconds until it is free. */
  onQuotaSpent?: ((wait: number) => void) | undefined
}

/** Keys that cannot be read any more, or a platform that this process does not speak. */
export class AccountError extends Error {
  override name = "AccountError"
  readonly problem: AccountProblem
  constructor(problem: AccountProblem) {
    super(problem)
    this.problem = problem
  }
}

/** Decrypts an account's keys.
 *  @throws AccountError when they were encrypted by another shop's secret */
export async function openAccount(shopSecret: string, account: Account): Promise<CarrierAccount> {
  const keys = await openSecret(shopSecret, account.sealedKeys)
  const webhookSecret = account.sealedSecret === null ? null : await openSecret(shopSecret, account.sealedSecret)
  if (keys === undefined || webhookSecret === undefined) throw new AccountError("keys-lost")
  // Written by this program.
  return { baseUrl: account.baseUrl, keys: JSON.parse(keys) as Record<string, string>, webhookSecret }
}

/** @throws AccountError for a platform that this process does not speak: its plugin is gone */
function adapterOf(account: Pick<Account, "platform">): Adapter {
  const adapter = findAdapter(account.platform)
  if (!adapter) throw new AccountError("no-adapter")
  return adapter
}

/** Opens an account's connection and its adapter.
 *  @throws AccountError */
export async function connectAccount(
  account: Account,
  { db, network, shopSecret, clock, signal, onQuotaSpent }: ConnectOptions,
): Promise<{ adapter: Adapter; connection: Connection }> {
  const adapter = adapterOf(account)
  const send = createSend({
    network,
    takeQuota: () => takeQuota(db, account.id, adapter.quotas, clock()),
    onQuotaSpent,
    signal,
  })
  return { adapter, connection: { account: await openAccount(shopSecret, account), send, ...(signal && { signal }) } }
}

/** Why a request failed, for what is stored and shown.
 *  @returns undefined for what is no carrier's doing */
export function toProblem(
  error: unknown,
): { problem: AccountProblem; words: string | null; retryAfter: number | null } | undefined {
  if (error instanceof CarrierError) {
    const { problem, words, retryAfter } = error
    return { problem, words: words && cutText(words, 500), retryAfter }
  }
  return error instanceof AccountError ? { problem: error.problem, words: null, retryAfter: null } : undefined
}
