import type { z } from "zod"
import type { TokenScope } from "#core/staff/api-token.ts"
import type { AdminDeps } from "../../admin/admin-context.ts"
import type { CallConsole, Program } from "../console-calls.ts"

/** A call of a tool by an assistant, with a token that has its scope. */
export type ToolCall = {
  deps: AdminDeps
  by: Program
  /** Routes of the console, for reading. */
  call: CallConsole
}

/** A tool of an assistant (MCP). */
export type Tool = {
  name: string
  scope: TokenScope
  title: string
  description: string
  input: z.ZodObject
  /** Whether it changes the shop: clients ask their person first. */
  isWrite: boolean
  /** @param input as the schema reads it
   *  @returns what is told as JSON
   *  @throws ApiError */
  run: (call: ToolCall, input: never) => Promise<unknown>
}

/** Makes a tool, whose work gets what its schema reads. */
export const tool = <T extends z.ZodObject>(
  tool: Omit<Tool, "run" | "input"> & { input: T; run: (call: ToolCall, input: z.output<T>) => Promise<unknown> },
): Tool => tool
