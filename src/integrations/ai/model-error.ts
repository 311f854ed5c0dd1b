import { APIConnectionTimeoutError, APIError } from 'openai'
import { ContentFilterFinishReasonError, LengthFinishReasonError } from 'openai/error'

import { AppError, type ErrorCode } from '@/lib/app-error'
import { log } from '@/lib/server/log'
import { retryAfterOf } from '../bounded-fetch'

/** Returns the error that screens know. Only its code is logged: messages of servers quote prompts, and some quote keys. */
export function modelError(error: unknown): AppError {
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
