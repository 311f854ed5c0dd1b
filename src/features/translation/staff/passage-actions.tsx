import { useFormatter, useTranslations } from 'next-intl'
import type { MouseEvent } from 'react'

import { Button } from '@/components/ui/button'
import { Icon } from '@/components/staff/icon'
import type { ScreenPassage, Translation } from '../queries/translation'
import type { PassageEdit } from './use-passage'

type Props = { data: Translation; passage: ScreenPassage; edit: PassageEdit; isDrafting: boolean }

/** What settles a passage that is not ready, and what happened to one that could not be saved. */
export function PassageActions({ data, passage, edit, isDrafting }: Props) {
  const t = useTranslations('translation')
  const source = useTranslations('dashboard.languages')(data.from)
  const format = useFormatter()
  const { state, draftedAt, isEditable } = passage
  const isOff = edit.isPending || isDrafting
  const act = (run: () => void) => ({ 'aria-disabled': isOff, onClick: () => !isOff && run() })
  // The copy is edited next, and saved when its field is left.
  const copy = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (isOff) return
    edit.copySource()
    currentTarget.closest('.passage-target')?.querySelector('textarea')?.focus()
  }
  const canDraft = data.hasModel && isEditable && passage.source.length > 0
  if (edit.isChanged || edit.conflict !== undefined)
    return (
      <p className="passage-actions" role={edit.conflict === undefined ? undefined : 'alert'}>
        <span>{edit.conflict === undefined ? t('unsaved') : t('conflict', { text: edit.conflict })}</span>
        <Button variant="quiet" size="compact" {...act(edit.reset)}>
          {t('undo')}
        </Button>
        <Button variant="line" size="compact" {...act(edit.save)}>
          {edit.isPending ? t('saving') : t('save')}
        </Button>
      </p>
    )
  if (state === 'ready') return null
  return (
    <p className="passage-actions">
      <span>
        {state === 'stale' && passage.difference && t('changed', { language: source })}
        {state === 'unread' &&
          draftedAt &&
          t('drafted', {
            time: format.dateTime(new Date(draftedAt), { dateStyle: 'medium', timeStyle: 'short' }),
          })}
      </span>
      {state === 'missing' && isEditable && (
        <Button variant="quiet" size="compact" aria-disabled={isOff} onClick={copy}>
          <Icon name="copy" />
          {t('copy', { language: source })}
        </Button>
      )}
      {state === 'unread' && isEditable && (
        <Button variant="quiet" size="compact" {...act(edit.discard)}>
          {t('discard')}
        </Button>
      )}
      {state !== 'unread' && canDraft && (
        <Button variant={state === 'missing' ? 'line' : 'quiet'} size="compact" {...act(edit.draft)}>
          <Icon name="model" />
          {edit.isDrafting ? t('draftingOne') : t(state === 'missing' ? 'draftOne' : 'draftAgain')}
        </Button>
      )}
      {state !== 'missing' && (
        <Button variant="line" size="compact" {...act(edit.confirm)}>
          <Icon name="check" />
          {t(state === 'unread' ? 'read' : 'fits')}
        </Button>
      )}
    </p>
  )
}
