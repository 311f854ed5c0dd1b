import { AppError } from '@/lib/app-error'
import type { Context } from '@/lib/server/http/authorize'
import type { ShownPassageInput } from '../schemas'
import {
  dataWith,
  dataWithNode,
  dataWithout,
  requireShown,
  saveTarget,
  withTranslation,
} from './change-passage'
import { storePassage } from './store-passage'

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
