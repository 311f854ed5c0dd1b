import { env } from '@/env'
import { AppError } from '@/lib/app-error'
import type { LanguageModel } from './port'

/** Whether the environment names a model. */
export const isModelConfigured = (): boolean => Boolean(env.MODEL_API_KEY && env.MODEL_NAME)

/** Returns the model that the environment names. Throws AppError `not_configured` without one. */
export async function configuredModel(): Promise<LanguageModel> {
  const { MODEL_URL: url, MODEL_API_KEY: apiKey, MODEL_NAME: name } = env
  if (!apiKey || !name) throw new AppError('not_configured')
  // Loaded with the first use: most processes never ask a model.
  const { openAiModel } = await import('./open-ai')
  return openAiModel({ url, apiKey, name })
}
