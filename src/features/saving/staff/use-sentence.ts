import { useTranslations } from 'next-intl'

import { screenOf, type FoundWords, type Saving } from '../saving-rules'
import type { Saver } from './saver'
import { useTimes } from './use-times'

/** A bold beginning, and the rest. */
type Sentence = { head: string; text: string }

/** Returns what the bar says: of the words on the screen, and of those that are offered beside them. */
export function useSentence(saver: Saver, saving: Saving): { screen: Sentence; offer?: Sentence } {
  const offer = useOffer(saving.found)
  const screen = useScreen(saver, saving)
  if (saving.trouble?.kind === 'locked' && offer)
    return { screen: { ...screen, text: `${offer.head} ${offer.text}` } }
  return { screen, offer: saving.trouble ? undefined : offer }
}

function useOffer(found: FoundWords | undefined): Sentence | undefined {
  const t = useTranslations('saving')
  const { within } = useTimes()
  return (
    found && {
      head: t('found', { time: within(found.at) }),
      text: t(found.isNew ? 'foundNew' : 'foundText'),
    }
  )
}

function useScreen(saver: Saver, saving: Saving): Sentence {
  const t = useTranslations('saving')
  const { clock, within } = useTimes()
  const { trouble, isKept, unsavedSince, savedAt, savedAgainSince } = saving
  const where = isKept ? 'kept' : 'screen'
  const say = (head: string, text = '') => ({ head, text })
  if (trouble)
    switch (trouble.kind) {
      case 'failed': {
        const reason = trouble.reason === 'unanswered' ? '' : `${t(`reasons.${trouble.reason}`)} `
        return say(t('notSaved'), reason + t(`retry.${where}`))
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
        return say(t('locked', { name: trouble.editor.name || t('someone') }), t('lockedText'))
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
  switch (screenOf(saving)) {
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
