import { AppError } from '@/lib/app-error'
import { asUser } from '@/lib/server/db/local-api'
import type { Context } from '@/lib/server/http/authorize'
import { loadTranslation } from '../queries/load-translation'
import type { ShownPassageInput } from '../schemas'
import { requireShown, withTranslation } from './change-passage'
import { countPassages, targetIdOf } from './remember-translation'
import { storeCounts, storePassage } from './store-passage'

/**
 * Confirms that a translation fits what its source says now: it was out of date, or a language model wrote it. Throws
 * AppError 'conflict' with the current text when either has changed since they were shown.
 */
export async function confirmPassage({ req }: Context, input: ShownPassageInput): Promise<object> {
  return withTranslation(req, input, async (loaded) => {
    const passage = requireShown(loaded, input)
    if (passage.target.length === 0) throw new AppError('invalid', { fields: { passage: 'missing' } })
    const key = { document: loaded.document, language: loaded.to }
    await storePassage(req, key, {
      passage: passage.key,
      target: targetIdOf(passage),
      sourceHash: passage.sourceHash,
      sourceTexts: passage.source.map(({ text }) => text),
      state: 'confirmed',
    })
    const { passages } = await loadTranslation(req, loaded.document, asUser(req))
    await storeCounts(req, key, countPassages(passages))
    return {}
  })
}
