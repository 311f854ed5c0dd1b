'use client'

import { Link } from '@payloadcms/ui'
import { useTranslations } from 'next-intl'

import { Button, buttonClass } from '@/components/ui/button'
import { BoardSelect } from '@/components/staff/filter-selects'
import { Icon } from '@/components/staff/icon'
import { useHydrated } from '@/components/ui/use-browser'
import type { UrlChange } from '@/lib/changed-query'
import { languages, type Language } from '@/i18n/languages'
import { postSorts } from '../board-rules'
import type { PostBoardPage } from '../queries/post-board-page'
import { newPostHref, QUICK_LANGUAGE } from './post-params'

/** In the order of the tabs. */
const tabs = ['all', 'published', 'draft', 'archived', 'translation'] as const
export type PostTab = (typeof tabs)[number]

type Props = {
  tab: PostTab
  sort: string
  totals?: PostBoardPage['totals']
  language: Language
  onChange: (change: UrlChange) => void
  onCategories: () => void
}

/** Tabs with their totals, the language of the quick actions, the order, and what can be made. */
export function BlogTools({ tab, sort, totals, language, onChange, onCategories }: Props) {
  const t = useTranslations('blogBoard')
  const names = useTranslations('dashboard')
  const isHydrated = useHydrated()
  return (
    <>
      <div role="group" aria-label={t('tabsLabel')} className="segments blog-tabs">
        {tabs.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === tab}
            disabled={!isHydrated}
            onClick={() => onChange({ status: name === 'all' ? undefined : name })}
          >
            {t(`tabs.${name}`)} {totals && <small>{totals[name]}</small>}
          </button>
        ))}
      </div>
      <BoardSelect
        className="blog-select"
        label={<span className="muted">{t('quickIn')}</span>}
        value={language}
        options={languages.map((value) => ({ value, label: names(`languages.${value}`) }))}
        onChange={(value) => onChange({ [QUICK_LANGUAGE]: value })}
      />
      <BoardSelect
        className="blog-select"
        label={<span className="muted">{t('sort')}</span>}
        value={sort}
        options={postSorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
        onChange={(value) => onChange({ sort: value === 'created' ? undefined : value })}
      />
      <span className="blog-make">
        <Button variant="line" size="compact" disabled={!isHydrated} onClick={onCategories}>
          <Icon name="folder" />
          {t('manageCategories')}
        </Button>
        <Link href={newPostHref(language)} className={buttonClass('accent', 'compact')} prefetch={false}>
          <Icon name="add" />
          {t('newPost')}
        </Link>
      </span>
    </>
  )
}
