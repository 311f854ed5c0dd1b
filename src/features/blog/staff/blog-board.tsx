'use client'

import { keepPreviousData, useQuery, useMutation } from '@tanstack/react-query'
import { Link } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'

import { Button, buttonClass } from '@/components/ui/button'
import { BoardPagination } from '@/components/staff/board-pagination'
import { BoardKeys } from '@/components/staff/board-keys'
import { BoardEmpty, BoardFailed } from '@/components/staff/board-states'
import { useKeys } from '@/components/staff/use-keys'
import { useRows } from '@/components/staff/use-rows'
import { useReadErrorToast } from '@/components/staff/use-read-error-toast'
import { useUrl } from '@/components/staff/use-url'
import { isLanguage, type Language } from '@/i18n/languages'
import type { UrlChange } from '@/lib/changed-query'
import { postSorts } from '../board-rules'
import type { BoardPost } from '../queries/post-board-page'
import { postFilters } from '../rules'
import { BlogBar, type PostTab } from './blog-bar'
import { SCHEDULED } from './scheduled/schedule-params'
import { ScheduledLine } from './scheduled/scheduled-line'
import { ScheduledManager } from './scheduled/scheduled-manager'
import { textIn } from './text-in-language'
import { DeletePost } from './delete-post'
import { PostCard } from './post-card'
import { CATEGORIES, editHref, newPostHref, postListQuery, postParamsOf, QUICK_LANGUAGE } from './post-params'
import type { BoardCategory } from '../queries/category-list'
import { CategoryForm } from './category-form'
import { CategoryListDialog } from './category-list-dialog'
import { DeleteCategory } from './delete-category'
import { ConfirmDialog } from '@/components/staff/confirm-dialog'
import { archiveMutation, usePostMutationContext } from './post-mutations'

type Props = { post: { id: string; changedAt: string }; title: string; onClose: () => void }

/** Asks before a post goes off the site in every language. */
export function ArchivePost({ post, title, onClose }: Props) {
  const t = useTranslations('blogBoard')
  const archive = useMutation(archiveMutation(post, usePostMutationContext()))
  return (
    <ConfirmDialog
      title={t('archiveAsk.title')}
      subject={title}
      button={archive.isPending ? t('archiveAsk.archiving') : t('actions.archive')}
      isPending={archive.isPending}
      onConfirm={() => archive.mutate(undefined, { onSettled: onClose })}
      onClose={onClose}
    >
      <p>{t('archiveAsk.text')}</p>
    </ConfirmDialog>
  )
}

/** The categories: the list, and in its place the form of one or the question before one is deleted. */
function CategoryManager({ onClose }: { onClose: () => void }) {
  const [edited, setEdited] = useState<BoardCategory | 'new'>()
  const [deleted, setDeleted] = useState<BoardCategory>()
  if (edited)
    return (
      <CategoryForm category={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
    )
  if (deleted) return <DeleteCategory category={deleted} onClose={() => setDeleted(undefined)} />
  return <CategoryListDialog onEdit={setEdited} onDelete={setDeleted} onClose={onClose} />
}

/** The tab Blog: tabs by status, cards, pages and keys. Tab, order, page and the chosen language are in the URL. */
export function BlogBoard() {
  const t = useTranslations('blogBoard')
  const reader = useLocale() as Language
  const router = useRouter()
  const [url, changeUrl] = useUrl()
  const params = useMemo(() => postParamsOf((name) => url.get(name)), [url])
  const chosen = url.get(QUICK_LANGUAGE)
  const language = isLanguage(chosen) ? chosen : reader
  const tab: PostTab = postFilters.find((name) => name === params.status) ?? 'all'
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...postListQuery(params),
    placeholderData: keepPreviousData,
  })
  const ids = useMemo(() => data?.posts.map(({ id }) => id) ?? [], [data])
  const { board, current, move } = useRows(ids)
  const [archived, setArchived] = useState<BoardPost>()
  const [deleted, setDeleted] = useState<BoardPost>()

  useReadErrorToast(error, t('failed.fetch'))

  const setCategories = (isOpen: boolean) =>
    changeUrl({ [CATEGORIES]: isOpen ? '1' : undefined }, isOpen ? 'push' : 'replace')
  const setScheduled = (isOpen: boolean) =>
    changeUrl({ [SCHEDULED]: isOpen ? '1' : undefined }, isOpen ? 'push' : 'replace')
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    Enter: () => current && router.push(editHref(current, language)),
    n: () => router.push(newPostHref(language)),
    c: () => setCategories(true),
    s: () => setScheduled(true),
  })

  const change = (changed: UrlChange) => changeUrl({ page: undefined, ...changed })
  const titleOf = ({ texts }: BoardPost) =>
    textIn(language, (name) => texts[name].title)?.text ?? t('untitled')
  const isEmpty = data?.posts.length === 0 && !isPlaceholderData
  return (
    <section className="board" aria-labelledby="blog-heading" ref={board}>
      <BlogBar
        tab={tab}
        sort={postSorts.find((name) => name === params.sort) ?? 'created'}
        totals={data?.totals}
        language={language}
        onChange={change}
        onCategories={() => setCategories(true)}
      />
      <ScheduledLine onOpen={() => setScheduled(true)} />
      {error && <BoardFailed title={t('failed.fetch')} error={error} onRetry={() => void refetch()} />}
      {isEmpty && <NoPosts tab={tab} language={language} onAll={() => change({ status: undefined })} />}
      {!data && !error && <p className="board-loading">{t('loading')}</p>}
      {data && !isEmpty && (
        <ul className="posts" aria-busy={isPlaceholderData}>
          {data.posts.map((post) => (
            <PostCard
              key={post.id}
              post={post}
              language={language}
              isCurrent={post.id === current}
              onArchive={setArchived}
              onDelete={setDeleted}
            />
          ))}
        </ul>
      )}
      {isPlaceholderData && (
        <p role="status" className="board-loading">
          {t('loading')}
        </p>
      )}
      {data && !isEmpty && (
        <BoardPagination
          parts={[t('total', { count: data.totals[tab] })]}
          page={data.page}
          pages={data.pages}
          onMove={(page) => changeUrl({ page })}
        />
      )}
      <BoardKeys
        keys={[
          { keys: ['J', 'K'], label: t('keyNames.move') },
          { keys: ['Enter'], label: t('keyNames.edit') },
          { keys: ['N'], label: t('keyNames.new') },
          { keys: ['C'], label: t('keyNames.categories') },
          { keys: ['S'], label: t('keyNames.scheduled') },
        ]}
      />
      {archived && (
        <ArchivePost post={archived} title={titleOf(archived)} onClose={() => setArchived(undefined)} />
      )}
      {deleted && (
        <DeletePost post={deleted} title={titleOf(deleted)} onClose={() => setDeleted(undefined)} />
      )}
      {url.get(CATEGORIES) && <CategoryManager onClose={() => setCategories(false)} />}
      {url.get(SCHEDULED) && <ScheduledManager onClose={() => setScheduled(false)} />}
    </section>
  )
}

type NoPostsProps = { tab: PostTab; language: Language; onAll: () => void }

function NoPosts({ tab, language, onAll }: NoPostsProps) {
  const t = useTranslations('blogBoard')
  if (tab === 'all')
    return (
      <BoardEmpty title={t('empty.title')} text={t('empty.first')}>
        <Link href={newPostHref(language)} className={buttonClass('line', 'compact')} prefetch={false}>
          {t('newPost')}
        </Link>
      </BoardEmpty>
    )
  return (
    <BoardEmpty title={t('empty.title')} text={t('empty.tab')}>
      <Button variant="line" size="compact" onClick={onAll}>
        {t('empty.all')}
      </Button>
    </BoardEmpty>
  )
}
