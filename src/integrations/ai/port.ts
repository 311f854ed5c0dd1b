import type { z } from 'zod'

/** What a model is asked. `material` is data that other people wrote: the rules must say so. */
export type Prompt = { rules: string; material: string }

/**
 * A language model. Every failure is an AppError with one of the model's codes, or `too_large` for a prompt that it cannot
 * read.
 */
export type LanguageModel = {
  /** Returns an answer that has the shape of `schema`, within TOTAL_TIMEOUT_MS. */
  read: <Schema extends z.ZodType>(prompt: Prompt, schema: Schema, name: string) => Promise<z.output<Schema>>
  /**
   * Yields a text piece by piece, as the model writes it. Throws `model_timeout` when it is silent for TOTAL_TIMEOUT_MS or
   * when `signal` times out, and the reason of `signal` when the caller aborts it.
   */
  write: (prompt: Prompt, signal: AbortSignal) => AsyncGenerator<string, void>
  /** Resolves when the model answers in the shape that it was asked for. Costs a few words. */
  check: () => Promise<void>
}

/** The longest wait for an answer, retries included, in milliseconds. */
export const TOTAL_TIMEOUT_MS = 45_000
