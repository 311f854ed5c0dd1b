'use client'

import { useMutation } from '@tanstack/react-query'
import { iconButton } from '@/components/staff/icon-button'
import { Link } from '@/components/staff/link'
import { useTranslations } from 'next-intl'
import { useState } from 'react'

import { Button, buttonClass } from '@/components/ui/button'
import { Icon, type IconName } from '@/components/staff/icon'
import { useHydrated } from '@/components/ui/use-browser'
import { localizedPath, type Language } from '@/i18n/languages'
import { quickActions, type QuickAction, textIn } from '../board-rules'
import type { BoardPost } from '../queries/board-posts'
import {
  duplicateMutation,
  publishMutation,
  unarchiveMutation,
  usePostMutationContext,
} from './post-mutations'
import { editHref } from './post-params'
import { PublishBoth } from './post-dialogs'

type Props = {
  post: BoardPost
  language: Language
  title: string
  onArchive: (post: BoardPost) => void
  onDelete: (post: BoardPost) => void
}

/** What can be done with a post: its quick actions in the chosen language, and the same icons on every card. */
export function PostActions({ post, language, title, onArchive, onDelete }: Props) {
  const t = useTranslations('blogBoard')
  const context = usePostMutationContext()
  const isHydrated = useHydrated()
  const duplicate = useMutation(duplicateMutation(post, context))
  const slug = textIn(language, (name) => post.texts[name].publicSlug)
  const labelOf = (action: string) => t('cardAction', { action, title })
  return (
    <div className="flex items-center gap-2 max-md:col-span-full max-md:mt-2 max-md:flex-wrap max-md:justify-between">
      <span className="flex flex-wrap items-center justify-end gap-2 max-md:justify-start">
        {quickActions(post, language).map((action) => (
          <Quick key={action} action={action} {...{ post, language, title, onArchive }} />
        ))}
      </span>
      <span className="-mr-1.5 flex items-center">
        {slug && (
          <a
            href={localizedPath(`/blog/${slug.text}`, slug.lang)}
            target="_blank"
            rel="noopener"
            className={iconButton}
          >
            <IconLabel name="open" label={labelOf(t('open'))} />
          </a>
        )}
        <Link href={editHref(post.id, language)} className={iconButton}>
          <IconLabel name="edit" label={labelOf(t('edit'))} />
        </Link>
        <button
          type="button"
          className={iconButton}
          disabled={!isHydrated}
          aria-disabled={duplicate.isPending}
          onClick={() => !duplicate.isPending && duplicate.mutate()}
        >
          <IconLabel name="copy" label={labelOf(t('duplicate'))} />
        </button>
        <button type="button" className={iconButton} disabled={!isHydrated} onClick={() => onDelete(post)}>
          <IconLabel name="bin" label={labelOf(t('delete'))} />
        </button>
      </span>
    </div>
  )
}

const IconLabel = ({ name, label }: { name: IconName; label: string }) => (
  <>
    <Icon name={name} />
    <span className="sr-only">{label}</span>
  </>
)

type QuickProps = Omit<Props, 'onDelete'> & { action: QuickAction }

/** One quick action. Archiving and publishing both languages ask first: they concern what the card does not show. */
function Quick({ action, post, language, title, onArchive }: QuickProps) {
  const t = useTranslations('blogBoard')
  const context = usePostMutationContext()
  const isHydrated = useHydrated()
  const [isAsking, setAsking] = useState(false)
  const publish = useMutation(publishMutation(post, [language], context))
  const unarchive = useMutation(unarchiveMutation(post, context))
  const label = t(`actions.${action}`, { language: context.common(`languages.${language}`) })
  const name = t('cardAction', { action: label, title })
  if (action === 'write')
    return (
      <Link href={editHref(post.id, language)} className={buttonClass('line', 'compact')} aria-label={name}>
        {label}
      </Link>
    )
  const isPending = publish.isPending || unarchive.isPending
  const run = () => {
    if (action === 'archive') onArchive(post)
    else if (action === 'unarchive') unarchive.mutate()
    else if (action === 'publishBoth') setAsking(true)
    else publish.mutate()
  }
  return (
    <>
      <Button
        variant="line"
        size="compact"
        aria-label={name}
        aria-disabled={isPending}
        disabled={!isHydrated}
        onClick={() => !isPending && run()}
      >
        {label}
      </Button>
      {isAsking && <PublishBoth post={post} title={title} onClose={() => setAsking(false)} />}
    </>
  )
}
