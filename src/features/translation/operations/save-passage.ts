import { AppError } from '@/lib/app-error'
import type { Context } from '@/lib/server/http/authorize'
import { partNames } from '../part-names'
import type { SavePassageInput } from '../schemas'
import { dataWith, dataWithout, requireShown, saveTarget, withTranslation } from './change-passage'
import { storePassage } from './store-passage'

/**
 * Saves the translation of one passage as a draft, and remembers what its source says; of one that has lost formats only the
 * words, so that it is not up to date before someone confirms it. Never publishes. Throws AppError
 * 'conflict' with the current text when the source or the translation has changed since they were shown, and without one
 * while someone else has the document open; 'invalid' for parts that the passage does not have.
 */
export async function savePassage({ req }: Context, input: SavePassageInput): Promise<object> {
  return withTranslation(req, input, async (loaded) => {
    const passage = requireShown(loaded, input)
    const names = partNames(passage)
    const isKnown = Object.keys(input.texts).every((name) => names.includes(name))
    if (!isKnown || !passage.isEditable) throw new AppError('invalid', { fields: { texts: 'invalid' } })
    const isEmpty = Object.values(input.texts).every((text) => text === '')
    const { data, target, hasLost } = isEmpty
      ? dataWithout(loaded, passage)
      : dataWith(loaded, passage, input.texts, input.tagged)
    await storePassage(
      req,
      { document: loaded.document, language: loaded.to },
      {
        passage: passage.key,
        target,
        sourceHash: hasLost ? passage.wordsHash : passage.sourceHash,
        sourceTexts: passage.source.map(({ text }) => text),
        state: 'confirmed',
      },
    )
    await saveTarget(req, loaded, data)
    return {}
  })
}
