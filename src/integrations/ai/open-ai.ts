import OpenAI, { APIConnectionTimeoutError, APIError } from 'openai'
import { zodResponseFormat } from 'openai/helpers/zod'
import { z } from 'zod'
import { ContentFilterFinishReasonError, LengthFinishReasonError } from 'openai/error'
import { AppError, type ErrorCode } from '@/lib/app-error'
import { log } from '@/lib/server/log'
import { boundedFetch, retryAfterOf } from '../bounded-fetch'
import { TOTAL_TIMEOUT_MS, type LanguageModel, type Prompt } from './port'

/** Returns the error that screens know. Only its code is logged: messages of servers quote prompts, and some quote keys. */
function modelError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const code = codeOf(error)
  // The class alone says nothing about its fields.
  const refusal = error instanceof APIError ? (error as APIError) : undefined
  const cause = error instanceof Error ? error.constructor.name : typeof error
  log.warn({ code, status: refusal?.status, cause }, 'the model gave no usable answer')
  const wait = refusal?.headers ? retryAfterOf(refusal.headers) : 0
  return new AppError(code, code === 'model_busy' && wait > 0 ? { retryAfter: wait } : {})
}

/** What servers call a prompt that is longer than the model can read: OpenAI and vLLM, llama.cpp. */
const inputTooLong = ['context_length_exceeded', 'exceed_context_size_error']

function codeOf(error: unknown): ErrorCode {
  if (error instanceof LengthFinishReasonError) return 'model_truncated'
  if (error instanceof ContentFilterFinishReasonError) return 'model_refused'
  if (error instanceof APIConnectionTimeoutError) return 'model_timeout'
  if (!(error instanceof APIError)) return 'model_failed'
  if ([error.code, error.type].some((name) => inputTooLong.includes(name ?? ''))) return 'too_large'
  return error.status === 429 ? 'model_busy' : 'model_failed'
}

export type ModelSettings = {
  url: string
  apiKey: string
  name: string
  /** The longest wait, in milliseconds. */
  timeoutMs?: number
}

const MAX_RETRIES = 2
/** Of an answer as JSON, in bytes. */
const MAX_ANSWER_BYTES = 1024 * 1024
/** Of a text, in characters. */
const MAX_TEXT_LENGTH = 200_000
/** Each word of a stream is an event of some hundred bytes. */
const MAX_STREAM_BYTES = 16 * 1024 * 1024

/** A model behind any server that speaks the chat completions protocol of OpenAI. */
export function openAiModel({
  url,
  apiKey,
  name,
  timeoutMs = TOTAL_TIMEOUT_MS,
}: ModelSettings): LanguageModel {
  /** A client for one call, because its limits are. The null values keep it from reading variables of its own. */
  const clientOf = (maxBytes: number, signal: AbortSignal) =>
    new OpenAI({
      baseURL: url,
      apiKey,
      adminAPIKey: null,
      organization: null,
      project: null,
      webhookSecret: null,
      logLevel: 'off',
      timeout: timeoutMs,
      maxRetries: MAX_RETRIES,
      fetch: boundedFetch(maxBytes, signal),
    })

  const model: LanguageModel = {
    async read(prompt, schema, schemaName) {
      const signal = AbortSignal.timeout(timeoutMs)
      try {
        const completion = await clientOf(MAX_ANSWER_BYTES, signal).chat.completions.parse(
          {
            model: name,
            messages: messagesOf(prompt),
            response_format: zodResponseFormat(schema, schemaName),
          },
          { signal },
        )
        const message = completion.choices[0]?.message
        if (message?.refusal) throw new AppError('model_refused')
        if (!message?.parsed) throw new AppError('model_failed')
        return message.parsed as z.output<typeof schema>
      } catch (error) {
        throw signal.aborted ? new AppError('model_timeout') : modelError(error)
      }
    },

    async *write(prompt, signal) {
      const silence = new Silence(timeoutMs)
      const either = AbortSignal.any([signal, silence.signal])
      try {
        const stream = await clientOf(MAX_STREAM_BYTES, either).chat.completions.create(
          { model: name, messages: messagesOf(prompt), stream: true },
          { signal: either },
        )
        yield* textOf(stream, silence)
        // The SDK ends an aborted stream as if it were complete.
        either.throwIfAborted()
      } catch (error) {
        if (isCancelled(signal)) throw signal.reason
        throw either.aborted ? new AppError('model_timeout') : modelError(error)
      } finally {
        silence.end()
      }
    },

    async check() {
      const prompt = { rules: 'Answer with ready: true.', material: 'Are you ready?' }
      await model.read(prompt, z.object({ ready: z.boolean() }), 'check')
    },
  }
  return model
}

const messagesOf = ({ rules, material }: Prompt) => [
  { role: 'system' as const, content: rules },
  { role: 'user' as const, content: material },
]

/** Yields the text of a stream. Throws unless the model says that it has finished. */
async function* textOf(
  stream: AsyncIterable<OpenAI.ChatCompletionChunk>,
  silence: Silence,
): AsyncGenerator<string, void> {
  let length = 0
  let finish: string | null | undefined
  for await (const { choices } of stream) {
    silence.broken()
    const choice = choices[0]
    if (choice?.delta.refusal) throw new AppError('model_refused')
    const text = choice?.delta.content ?? ''
    length += text.length
    if (length > MAX_TEXT_LENGTH) throw new AppError('model_failed')
    if (text) yield text
    finish = choice?.finish_reason ?? finish
  }
  if (finish === 'content_filter') throw new AppError('model_refused')
  if (finish !== 'stop') throw new AppError('model_truncated')
}

const isCancelled = ({ aborted, reason }: AbortSignal) =>
  aborted && !(reason instanceof DOMException && reason.name === 'TimeoutError')

/** Aborts when nothing has happened for `limitMs`. */
class Silence {
  readonly #controller = new AbortController()
  readonly #timer: NodeJS.Timeout

  constructor(limitMs: number) {
    this.#timer = setTimeout(() => this.#controller.abort(), limitMs)
  }

  get signal(): AbortSignal {
    return this.#controller.signal
  }

  broken(): void {
    this.#timer.refresh()
  }

  end(): void {
    clearTimeout(this.#timer)
  }
}
