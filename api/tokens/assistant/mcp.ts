import { createMcpHandler, McpServer } from "@modelcontextprotocol/server"
import { ZodError } from "zod"
import { ApiError } from "../../errors.ts"
import { readingTools } from "./reading-tools.ts"
import type { ToolCall } from "./tool.ts"
import { writingTools } from "./writing-tools.ts"

export const tools = [...readingTools, ...writingTools]

/** Bytes of the largest message: what the protocol reads of unknown fields costs 23 ms of processor time for 64 KB of them. */
const maxMessage = 32 * 1024

const textOf = (value: unknown) => ({ content: [{ type: "text" as const, text: JSON.stringify(value) }] })

/** Converts an error to a tool result for the assistant. Throws errors that are not the assistant's. */
function rejectionOf(error: unknown) {
  if (error instanceof ZodError)
    return { ...textOf({ error: error.issues.map(({ message }) => message) }), isError: true }
  if (!(error instanceof ApiError)) throw error
  const { status, message, details } = error
  return { ...textOf({ error: message, status, details }), isError: true }
}

/** A server with the tools that a token has the scopes of: others are not there. */
function serverFor(call: ToolCall): McpServer {
  const server = new McpServer({ name: "hanout", version: "1" })
  for (const { name, scope, title, description, input, isWrite, run } of tools) {
    if (!call.by.token.scopes.includes(scope)) continue
    const annotations = { readOnlyHint: !isWrite, destructiveHint: isWrite, openWorldHint: false }
    server.registerTool(name, { title, description, inputSchema: input, annotations }, async (given: unknown) => {
      try {
        // The server has read it by the schema.
        return textOf(await run(call, given as never))
      } catch (error) {
        return rejectionOf(error)
      }
    })
  }
  return server
}

/** Answers one message of an assistant, by the Model Context Protocol over streamable HTTP: nothing is remembered between two. */
export async function answerAssistant(request: Request, call: ToolCall): Promise<Response> {
  const handler = createMcpHandler(() => serverFor(call), {
    responseMode: "json",
    maxRequestBodySize: maxMessage,
    maxSubscriptions: 0,
    onerror: (error) => call.deps.log?.error({ err: error }, "A message of an assistant failed"),
  })
  try {
    return await handler.fetch(request)
  } finally {
    await handler.close()
  }
}
