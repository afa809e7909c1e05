export declare const memoryOptions: string[]
export declare const memoryEnv: Record<string, string>
