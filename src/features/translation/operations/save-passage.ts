import { AppError } from '@/lib/app-error'
import type { Context } from '@/lib/server/http/authorize'
import { asUser } from '@/lib/server/db/local-api'
import { partNames } from '../rules'
import type { SavePassageInput, ShownPassageInput } from '../schemas'
import {
  dataWith,
  dataWithout,
  requireShown,
  saveTarget,
  withTranslation,
  dataWithNode,
} from './change-passage'
import { loadTranslation } from '../queries/load-translation'
import { storePassage, storeCounts, countPassages, targetIdOf } from './remember-translation'

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

/**
 * Removes what a language model wrote, before anyone has confirmed it. What the passage said before comes back, as out of
 * date as it was. Throws AppError 'invalid' for a passage that is not the model's, and 'conflict' like `savePassage`.
 */
export async function discardPassage({ req }: Context, input: ShownPassageInput): Promise<object> {
  return withTranslation(req, input, async (loaded) => {
    const passage = requireShown(loaded, input)
    if (passage.state !== 'unread' || !passage.row)
      throw new AppError('invalid', { fields: { passage: 'not_drafted' } })
    const { replaced, ...row } = passage.row
    const key = { document: loaded.document, language: loaded.to }
    const { data, target } = replaced
      ? ((replaced.node && dataWithNode(loaded, passage, replaced.node)) ??
        dataWith(loaded, passage, replaced.texts))
      : dataWithout(loaded, passage)
    // Without an earlier text the row stays: a restored version may bring the text of the model back.
    await storePassage(
      req,
      key,
      replaced
        ? {
            passage: passage.key,
            target,
            sourceHash: replaced.sourceHash,
            sourceTexts: replaced.sourceTexts,
            state: 'confirmed',
          }
        : { ...row, target: row.target },
    )
    await saveTarget(req, loaded, data)
    return {}
  })
}
