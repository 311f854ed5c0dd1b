'use client'

import { Link } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'

import { buttonClass } from '@/components/ui/button'
import { Board } from '@/components/staff/board'
import { useBoard } from '@/components/staff/use-board'
import { isLanguage } from '@/i18n/languages'
import { postSorts } from '../board-rules'
import type { BoardPost } from '../queries/board-posts'
import { postFilters } from '../rules'
import { ArchivePost, DeletePost } from './post-dialogs'
import { BlogTools, type PostTab } from './blog-tools'
import { SCHEDULED } from './scheduled/schedule-params'
import { ScheduledLine, ScheduledManager } from './scheduled/scheduled-manager'
import { textIn } from './text-in-language'
import { CategoryManager } from './category-manager'
import { PostCard } from './post-card'
import { CATEGORIES, editHref, newPostHref, postListQuery, postParamsOf, QUICK_LANGUAGE } from './post-params'

/** The tab Blog: tabs by status, cards, pages and keys. Tab, order, page and the chosen language are in the URL. */
export function BlogBoard() {
  const t = useTranslations('blogBoard')
  const reader = useLocale()
  const router = useRouter()
  const board = useBoard({
    paramsOf: postParamsOf,
    query: postListQuery,
    rowsOf: (page) => page.posts,
    filters: ['status'],
    failed: t('failed.fetch'),
  })
  const { url, params, page, current, turn } = board
  const chosen = url.get(QUICK_LANGUAGE)
  const language = isLanguage(chosen) ? chosen : reader
  const tab: PostTab = postFilters.find((name) => name === params.status) ?? 'all'
  const [archived, setArchived] = useState<BoardPost>()
  const [deleted, setDeleted] = useState<BoardPost>()
  const setCategories = (isOpen: boolean) => board.open(CATEGORIES, isOpen ? '1' : undefined)
  const setScheduled = (isOpen: boolean) => board.open(SCHEDULED, isOpen ? '1' : undefined)
  const titleOf = ({ texts }: BoardPost) =>
    textIn(language, (name) => texts[name].title)?.text ?? t('untitled')
  return (
    <Board
      board={board}
      bar="blog-bar"
      heading={t('heading')}
      tools={
        <BlogTools
          tab={tab}
          sort={postSorts.find((name) => name === params.sort) ?? 'created'}
          totals={page?.totals}
          language={language}
          onChange={turn}
          onCategories={() => setCategories(true)}
        />
      }
      notice={<ScheduledLine onOpen={() => setScheduled(true)} />}
      list={
        <>
          {board.rows && (
            <ul className="posts" aria-busy={board.isBusy}>
              {board.rows.map((post) => (
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
          {(board.isBusy || !board.rows) && (
            <p role={board.isBusy ? 'status' : undefined} className="board-loading">
              {t('loading')}
            </p>
          )}
        </>
      }
      loading={t('loading')}
      empty={{
        title: t('empty.title'),
        first: t('empty.first'),
        action: (
          <Link href={newPostHref(language)} className={buttonClass('line', 'compact')} prefetch={false}>
            {t('newPost')}
          </Link>
        ),
        filtered: { text: t('empty.tab'), clear: t('empty.all') },
      }}
      total={page && [t('total', { count: page.totals[tab] })]}
      keys={[
        { keys: ['J', 'K'], label: t('keyNames.move') },
        {
          keys: ['Enter'],
          label: t('keyNames.edit'),
          run: () => current && router.push(editHref(current, language)),
        },
        { keys: ['N'], label: t('keyNames.new'), run: () => router.push(newPostHref(language)) },
        { keys: ['C'], label: t('keyNames.categories'), run: () => setCategories(true) },
        { keys: ['S'], label: t('keyNames.scheduled'), run: () => setScheduled(true) },
      ]}
    >
      {archived && (
        <ArchivePost post={archived} title={titleOf(archived)} onClose={() => setArchived(undefined)} />
      )}
      {deleted && (
        <DeletePost post={deleted} title={titleOf(deleted)} onClose={() => setDeleted(undefined)} />
      )}
      {url.get(CATEGORIES) && <CategoryManager onClose={() => setCategories(false)} />}
      {url.get(SCHEDULED) && <ScheduledManager onClose={() => setScheduled(false)} />}
    </Board>
  )
}
