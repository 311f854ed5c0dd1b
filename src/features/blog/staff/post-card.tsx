'use client'

import { useTranslations, useLocale, useTimeZone } from 'next-intl'
import { Link } from '@/components/staff/link'
import { memo } from 'react'
import { cva } from 'class-variance-authority'

import { Chip, chipClass, ChipGlyph } from '@/components/ui/chip'
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
  const look = state === 'missing' ? undefined : stateStyles[state]
  return (
    <span className={chipClass(look?.tint)}>
      <ChipLanguage language={language} />
      {look && <ChipGlyph glyph={look.glyph} />}
      {t(`states.${state}`)}
    </span>
  )
}

function ScheduleChip({ language, action, at }: BoardPost['schedules'][number]) {
  const t = useTranslations('blogBoard.scheduled.chip')
  const times = useScheduleTimes()
  return (
    <span className={`${chipClass('blue')} max-md:text-wrap`}>
      <ChipLanguage language={language} />
      <ChipGlyph glyph="clock" />
      {t(action, { when: times.short(at) })}
    </span>
  )
}

/** EN or ES, in the color of the chip that it is in. */
function ChipLanguage({ language }: { language: Language }) {
  const name = useTranslations('dashboard')(`languages.${language}`)
  return (
    <abbr title={name} className="text-tiny font-head tracking-[0.02em] no-underline">
      {language.toUpperCase()}
    </abbr>
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

const card = cva(
  'group/post grid grid-cols-[--spacing(42)_minmax(0,1fr)_auto] items-start gap-x-6 border-b border-line py-4.5 max-md:grid-cols-[--spacing(22)_minmax(0,1fr)] max-md:gap-x-3.5 max-md:py-4',
  {
    variants: {
      isCurrent: {
        true: 'relative isolate before:absolute before:inset-y-0 before:-right-3 before:-left-3.75 before:-z-1 before:border-l-3 before:border-ink before:bg-sunk',
      },
    },
  },
)

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
    <li data-row={post.id} className={card({ isCurrent })}>
      <img
        src={post.picture}
        alt=""
        width={168}
        height={112}
        loading="lazy"
        className="h-28 w-42 rounded-control object-cover group-nth-[4n+2]/post:rounded-t-arc group-nth-[4n+3]/post:rounded-tr-(--s8) max-md:size-22"
      />
      <div>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
          <PostChips post={post} />
          <PostTranslation post={post} />
          {category && (
            <span className="pl-1 text-note font-medium text-muted max-md:hidden" lang={category.lang}>
              {category.text}
            </span>
          )}
        </p>
        <h3
          lang={title?.lang}
          className="mt-1.5 text-heading leading-6.5 wrap-anywhere max-md:text-body max-md:leading-6"
        >
          <Link
            href={editHref(post.id, title?.lang ?? language)}
            data-opens=""
            className="text-inherit no-underline hover:underline"
          >
            {title?.text ?? t('untitled')}
          </Link>
        </h3>
        {excerpt && (
          <p className="line-clamp-2 max-w-[64ch] max-md:hidden" lang={excerpt.lang}>
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
    <p className="mt-1 text-note text-muted">
      {[t('created', { date: date(post.createdAt) }), last && t('publishedOn', { date: date(last) })]
        .filter(Boolean)
        .join(' · ')}
    </p>
  )
}
