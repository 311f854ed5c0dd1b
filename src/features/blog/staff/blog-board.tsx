'use client'

import { Segment, Segments } from '@/components/staff/segments'
import { lazyDialog } from '@/components/staff/lazy-dialog'
import { Link, useOpen } from '@/components/staff/link'
import { useTranslations, useLocale } from 'next-intl'
import { useState } from 'react'

import { Board } from '@/components/staff/board'
import { BoardSelect } from '@/components/staff/filter-selects'
import { Icon } from '@/components/staff/icon'
import { useBoard } from '@/components/staff/use-board'
import { Button, buttonClass } from '@/components/ui/button'
import { useHydrated } from '@/components/ui/use-browser'
import { languages, type Language, isLanguage } from '@/i18n/languages'
import type { UrlChange } from '@/lib/changed-query'
import { postSorts, textIn } from '../board-rules'
import type { BoardPost } from '../queries/board-posts'
import type { PostBoardPage } from '../queries/post-board-page'
import { postFilters } from '../rules'
import { PostCard } from './post-card'
import { ArchivePost, DeletePost } from './post-dialogs'
import {
  newPostHref,
  QUICK_LANGUAGE,
  SCHEDULED,
  CATEGORIES,
  editHref,
  postListQuery,
  postParamsOf,
} from './post-params'
import { ScheduledLine, ScheduledManager } from './scheduled/scheduled-manager'

const CategoryManager = lazyDialog(async () => (await import('./category-manager')).CategoryManager)

/** In the order of the tabs. */
const tabs = ['all', 'published', 'draft', 'archived', 'translation'] as const
type PostTab = (typeof tabs)[number]

/** With its label above it, so that the whole bar is one row at 1440 px, in Spanish too; on phones beside it, in a row of its own. */
const select =
  'flex items-center gap-2 md:grid md:gap-0.5 max-md:w-full max-md:[&_select]:w-full max-md:[&_select]:max-w-none max-md:[&>span:last-child]:flex-1'
const selectLabel = 'text-muted md:text-tiny md:leading-3.5'

type BlogToolsProps = {
  tab: PostTab
  sort: string
  totals?: PostBoardPage['totals']
  language: Language
  onChange: (change: UrlChange) => void
  onCategories: () => void
}

/** Tabs with their totals, the language of the quick actions, the order, and what can be made. */
export function BlogTools({ tab, sort, totals, language, onChange, onCategories }: BlogToolsProps) {
  const t = useTranslations('blogBoard')
  const names = useTranslations('dashboard')
  const isHydrated = useHydrated()
  return (
    <>
      <Segments
        label={t('tabsLabel')}
        className="max-md:w-full max-md:overflow-x-auto max-md:[scrollbar-width:none]"
      >
        {tabs.map((name) => (
          <Segment
            key={name}
            isChosen={name === tab}
            disabled={!isHydrated}
            className="min-h-8.5 text-small md:px-2 max-md:min-h-11 max-md:flex-auto max-md:px-1 max-md:text-note max-md:whitespace-nowrap"
            onClick={() => onChange({ status: name === 'all' ? undefined : name })}
          >
            {t(`tabs.${name}`)}{' '}
            {totals && <span className="font-text tabular-nums max-md:hidden">{totals[name]}</span>}
          </Segment>
        ))}
      </Segments>
      <BoardSelect
        className={select}
        label={<span className={selectLabel}>{t('quickIn')}</span>}
        value={language}
        options={languages.map((value) => ({ value, label: names(`languages.${value}`) }))}
        onChange={(value) => onChange({ [QUICK_LANGUAGE]: value })}
      />
      <BoardSelect
        className={select}
        label={<span className={selectLabel}>{t('sort')}</span>}
        value={sort}
        options={postSorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
        onChange={(value) => onChange({ sort: value === 'created' ? undefined : value })}
      />
      <span className="flex gap-2 md:ml-auto max-md:w-full max-md:*:flex-1">
        <Button variant="line" size="compact" disabled={!isHydrated} onClick={onCategories}>
          <Icon name="folder" />
          {t('manageCategories')}
        </Button>
        <Link href={newPostHref(language)} className={buttonClass('accent', 'compact')}>
          <Icon name="add" />
          {t('newPost')}
        </Link>
      </span>
    </>
  )
}

/** The tab Blog: tabs by status, cards, pages and keys. Tab, order, page and the chosen language are in the URL. */
export function BlogBoard() {
  const t = useTranslations('blogBoard')
  const reader = useLocale()
  const open = useOpen()
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
      bar="md:items-end md:[&>h2]:pb-1"
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
            <ul className="border-t border-edge aria-busy:opacity-55" aria-busy={board.isBusy}>
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
            <p role={board.isBusy ? 'status' : undefined} className="animate-late text-muted">
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
          <Link href={newPostHref(language)} className={buttonClass('line', 'compact')}>
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
          run: () => current && open(editHref(current, language)),
        },
        { keys: ['N'], label: t('keyNames.new'), run: () => open(newPostHref(language)) },
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
