import type { Adapter } from "#carriers/adapter.ts"
import { findAdapter, listAdapters } from "#carriers/list/adapters.ts"
import { countAccountWork } from "#db/carriers/account-work.ts"
import { type Account, listAccounts } from "#db/carriers/accounts.ts"
import { listTasks } from "#db/carriers/tasks.ts"
import type { Db } from "#db/database.ts"
import type { CarrierAccount, CarrierPlatform, TaskState } from "./contract.ts"

/** Converts an adapter to the platform that the console knows. */
const toPlatform = (adapter: Adapter): CarrierPlatform => ({
  platform: adapter.platform,
  hosts: adapter.hosts.map(({ name, baseUrl }) => ({ name, baseUrl })),
  keys: [...adapter.keys],
  division: adapter.division,
  needsValidation: adapter.needsValidation,
  hasWebhooks: adapter.parseWebhook !== undefined,
  registersWebhook: adapter.registerWebhook !== undefined,
  hasLabels: adapter.label !== undefined,
  hasFees: adapter.fees !== undefined,
  repeat: adapter.repeat,
})

export const listPlatforms = (): CarrierPlatform[] => listAdapters().map(toPlatform)

type Task = Awaited<ReturnType<typeof listTasks>>[number]

const toTaskState = (task: Task | undefined, now: Date): TaskState => ({
  problem: task?.problem ?? null,
  words: task?.words ?? null,
  nextAt: task?.nextAt ?? null,
  isRunning: task?.leaseUntil != null && task.leaseUntil > now.toISOString(),
  done: task?.done ?? 0,
  finishedAt: task?.finishedAt ?? null,
})

/** All accounts with how their work stands, without their keys. */
export async function readAccounts(db: Db, now: Date): Promise<CarrierAccount[]> {
  const accounts = await listAccounts(db)
  const tasks = await listTasks(db)
  const work = await countAccountWork(
    db,
    accounts.map(({ id }) => id),
  )
  return accounts.map((account) => {
    const taskOf = (kind: Task["kind"]) =>
      toTaskState(
        tasks.find((task) => task.accountId === account.id && task.kind === kind),
        now,
      )
    const { id, documentId, platform, name, baseUrl, division, fromWilaya, isDefault, validates, mayBeOpened } = account
    const { checkedAt, checkProblem, checkWords, editedAt } = account
    return {
      documentId,
      platform,
      name,
      baseUrl,
      division,
      fromWilaya,
      isDefault,
      validates,
      mayBeOpened,
      checkedAt,
      checkProblem,
      checkWords,
      hasWebhookSecret: account.sealedSecret !== null,
      hookPath: findAdapter(platform)?.parseWebhook ? `/api/carrier-hooks/${account.hookKey}` : null,
      ...(work.get(id) ?? { waiting: 0, places: 0, desks: 0 }),
      tasks: { send: taskOf("send"), follow: taskOf("follow"), places: taskOf("places") },
      updatedAt: editedAt,
    }
  })
}

/** An account as the audit log stores it: without keys and secrets. */
export const auditedAccount = (account: Account) => ({
  name: account.name,
  platform: account.platform,
  baseUrl: account.baseUrl,
  division: account.division,
  fromWilaya: account.fromWilaya,
  isDefault: account.isDefault,
  validates: account.validates,
  mayBeOpened: account.mayBeOpened,
})
