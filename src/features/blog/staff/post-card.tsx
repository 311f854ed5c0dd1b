'use client'

import { useTranslations, useLocale, useTimeZone } from 'next-intl'
import { Link } from '@/components/staff/link'
import { memo } from 'react'

import { Chip, ChipGlyph } from '@/components/ui/chip'
import { stateStyles } from '@/features/publishing/staff/state-styles'
import { stateTexts } from '@/features/translation/staff/state-colors'
import { TranslationArc } from '@/features/translation/staff/translation-arc'
import { languages, type Language } from '@/i18n/languages'
import { longDate } from '@/lib/dates'
import { translateHref, type PublicationState } from '../../publishing/rules'
import type { BoardPost } from '../queries/board-posts'
import { PostActions } from './post-actions'
import { editHref } from './post-params'
import { useScheduleTimes } from './scheduled/use-schedule-times'
import { textIn } from '../board-rules'

/** The state of each language of a post and what is scheduled; 'Archived' before them for the whole post. */
function PostChips({ post }: { post: BoardPost }) {
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

/** What its translation still needs, as a link to where it is done. */
function PostTranslation({ post: { id, status, translation } }: { post: BoardPost }) {
  const t = useTranslations('translation')
  if (!translation || status === 'archived') return null
  const { counts, to } = translation
  const state = (['unread', 'stale', 'missing'] as const).find((name) => counts[name] > 0)
  if (!state) return null
  const heading = `${t(`heading.${to}`)}: `
  return (
    <Link
      className={`inline-flex items-center gap-1.5 text-note/4.5 ${stateTexts[state]}`}
      href={translateHref({ collection: 'posts', id })}
    >
      <TranslationArc state={state} />
      <span className="sr-only">{heading}</span>
      {t(`counts.${state}`, { count: counts[state] })}
    </Link>
  )
}

type Props = {
  post: BoardPost
  /** The language of the quick actions, whose texts the card shows where it has them. */
  language: Language
  isCurrent: boolean
  onArchive: (post: BoardPost) => void
  onDelete: (post: BoardPost) => void
}

/** A post on the board. */
export const PostCard = memo(function PostCard({ post, language, isCurrent, onArchive, onDelete }: Props) {
  const t = useTranslations('blogBoard')
  const reader = useLocale()
  const title = textIn(language, (name) => post.texts[name].title)
  const excerpt = textIn(title?.lang ?? language, (name) => post.texts[name].excerpt)
  const category = textIn(reader, (name) => post.category?.[name])
  return (
    <li data-row={post.id} className={`post ${isCurrent ? 'board-current' : ''}`}>
      <img src={post.picture} alt="" width={168} height={112} loading="lazy" className="post-picture" />
      <div className="post-body">
        <p className="post-chips">
          <PostChips post={post} />
          <PostTranslation post={post} />
          {category && (
            <span className="post-category" lang={category.lang}>
              {category.text}
            </span>
          )}
        </p>
        <h3 lang={title?.lang}>
          <Link href={editHref(post.id, title?.lang ?? language)} data-opens="">
            {title?.text ?? t('untitled')}
          </Link>
        </h3>
        {excerpt && (
          <p className="post-excerpt" lang={excerpt.lang}>
            {excerpt.text}
          </p>
        )}
        <PostDates post={post} />
      </div>
      <PostActions
        post={post}
        language={language}
        title={title?.text ?? t('untitled')}
        onArchive={onArchive}
        onDelete={onDelete}
      />
    </li>
  )
})

/** When the post was created, and last published in any language. */
function PostDates({ post }: { post: BoardPost }) {
  const t = useTranslations('blogBoard')
  const reader = useLocale()
  const zone = useTimeZone() ?? 'UTC'
  const date = (at: string) => longDate(new Date(at), reader, zone)
  const published = languages.flatMap((name) => post.texts[name].publishedAt ?? []).toSorted()
  const last = published.at(-1)
  return (
    <p className="post-dates">
      {[t('created', { date: date(post.createdAt) }), last && t('publishedOn', { date: date(last) })]
        .filter(Boolean)
        .join(' · ')}
    </p>
  )
}
