import type { OpenEngine } from "../engine.ts"

export declare const openWebKit: OpenEngine
