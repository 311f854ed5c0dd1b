import { useTranslations } from 'next-intl'

import { barOf, type Saving } from '../saving-rules'
import type { Saver } from './saver'
import { useTimes } from './use-times'

/** Returns what the bar says: a bold beginning, and the rest. */
export function useSentence(saver: Saver, saving: Saving): { head: string; text: string } {
  const t = useTranslations('saving')
  const { clock, within } = useTimes()
  const { trouble, isKept, unsavedSince, savedAt, savedAgainSince, found } = saving
  const kind = barOf(saving)
  const where = isKept ? 'kept' : 'screen'
  const say = (head: string, text = '') => ({ head, text })
  if (trouble)
    switch (trouble.kind) {
      case 'failed': {
        const reason = trouble.reason === 'unanswered' ? '' : `${t(`reasons.${trouble.reason}`)} `
        const next = trouble.retryAt === undefined ? 'stopped' : 'retry'
        return say(t('notSaved'), reason + t(`${next}.${where}`))
      }
      case 'refused': {
        const { message, reason, problem } = trouble
        const rest = problem ? t(`rest.${where}`) : t(`stopped.${where}`)
        const why = message?.replace(/[^.!?]$/u, '$&.') ?? t(`reasons.${reason}`)
        return say(t('notSaved'), `${why} ${rest}`)
      }
      case 'signedOut':
        if (unsavedSince === undefined) return say(t('signedOut'), t('signedOutIdle'))
        return say(t('signedOut'), t(isKept ? 'signedOutKept' : 'signedOutScreen'))
      case 'locked':
        return say(
          t('locked', { name: trouble.editor.name || t('someone') }),
          found ? `${t('found', { time: within(found.at) })} ${t('foundText')}` : t('lockedText'),
        )
      case 'taken':
      case 'elsewhere': {
        const count = saver.words?.unsavedWords().count ?? 0
        const words =
          unsavedSince === undefined
            ? t('nothingLost')
            : t(isKept ? 'lastWords' : 'lastWordsScreen', { count })
        return trouble.kind === 'taken'
          ? say(
              t('taken', { name: trouble.editor.name || t('someone'), time: within(trouble.editor.at) }),
              words,
            )
          : say(t('elsewhere', { time: within(trouble.at) }), words)
      }
    }
  switch (kind) {
    case 'found':
      return say(t('found', { time: within(found?.at ?? 0) }), t('foundText'))
    case 'again':
      return say(t('again'), t('againSince', { time: within(savedAgainSince ?? 0) }))
    case 'saving':
      return say(t('saving'))
    case 'unsaved':
      return say(t('unsaved'), t(isKept ? 'kept' : 'screenOnly'))
    case 'saved':
      return say(t('saved'), savedAt && clock(savedAt))
    default:
      return say('')
  }
}
