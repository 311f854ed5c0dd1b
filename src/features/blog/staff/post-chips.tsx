'use client'

import { useTranslations } from 'next-intl'

import { Chip, ChipGlyph } from '@/components/ui/chip'
import { languages, type Language } from '@/i18n/languages'
import { stateStyles } from '@/features/publishing/staff/state-styles'
import type { PublicationState } from '../../publishing/rules'
import type { BoardPost } from '../queries/board-posts'
import { useScheduleTimes } from './scheduled/use-schedule-times'

/** The state of each language of a post and what is scheduled; 'Archived' before them for the whole post. */
export function PostChips({ post }: { post: BoardPost }) {
  const t = useTranslations('blogBoard')
  return (
    <>
      {post.status === 'archived' && (
        <Chip tint="gray" glyph="dash">
          {t('archived')}
        </Chip>
      )}
      {languages.map((language) => (
        <LanguageChip key={language} language={language} state={post.texts[language].state} />
      ))}
      {post.schedules.map((schedule) => (
        <ScheduleChip key={schedule.id} {...schedule} />
      ))}
    </>
  )
}

function LanguageChip({ language, state }: { language: Language; state: PublicationState }) {
  const t = useTranslations('blogBoard')
  const name = useTranslations('dashboard')(`languages.${language}`)
  const look = state === 'missing' ? undefined : stateStyles[state]
  return (
    <span className={`chip ${look ? `tint-${look.tint}` : 'post-missing'}`}>
      <abbr title={name} className="post-language">
        {language.toUpperCase()}
      </abbr>
      {look && <ChipGlyph glyph={look.glyph} />}
      {t(`states.${state}`)}
    </span>
  )
}

function ScheduleChip({ language, action, at }: BoardPost['schedules'][number]) {
  const t = useTranslations('blogBoard.scheduled.chip')
  const name = useTranslations('dashboard')(`languages.${language}`)
  const times = useScheduleTimes()
  return (
    <span className="chip tint-blue post-scheduled">
      <abbr title={name} className="post-language">
        {language.toUpperCase()}
      </abbr>
      <ChipGlyph glyph="clock" />
      {t(action, { when: times.short(at) })}
    </span>
  )
}
