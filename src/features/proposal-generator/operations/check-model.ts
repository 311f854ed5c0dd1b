import { configuredModel } from '@/integrations/ai/configured-model'

/** Asks the model for one word. Throws `not_configured` and the errors of the model. */
export async function checkModel(): Promise<object> {
  await (await configuredModel()).check()
  return {}
}
