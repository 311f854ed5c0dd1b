'use client'

import { useTranslations } from 'next-intl'

import { Icon } from '@/components/staff/icon'
import { lazyDialog } from '@/components/staff/lazy-dialog'
import { here, useUrl } from '@/components/staff/use-url'
import { buttonClass } from '@/components/ui/button'
import { changedQuery } from '@/lib/changed-query'
import { useLeadBoard } from './lead-board-context'
import { closeImport, IMPORT_PARAMETER, NEW_IMPORT, openImport, type LeadParams } from './lead-params'

const ImportLeads = lazyDialog(async () => (await import('./import/import-leads')).ImportLeads)

/** The ways of admins to import leads from a file, and to export those that the board's filters show. */
export function LeadFiles({ params }: { params: LeadParams }) {
  const t = useTranslations('leadFiles')
  const { isAdmin } = useLeadBoard()
  const [url] = useUrl()
  if (!isAdmin) return null
  const { q, status, source, assignee, sort, direction } = params
  const query = changedQuery('', { q, status, source, assignee, sort, direction })
  return (
    <>
      <a
        href={`/admin${changedQuery(url.toString(), { [IMPORT_PARAMETER]: NEW_IMPORT })}`}
        className={buttonClass('quiet', 'compact', 'max-md:flex-1')}
        onClick={here(() => openImport(NEW_IMPORT))}
      >
        <Icon name="folder" />
        {t('import')}
      </a>
      <a
        href={`/api/lead-export${query}`}
        download
        title={t('exportHint')}
        className={buttonClass('quiet', 'compact', 'max-md:flex-1')}
      >
        <Icon name="away" />
        {t('export')}
      </a>
    </>
  )
}

/** The dialog of the import that the URL names, for admins. */
export function ImportDialog() {
  const { isAdmin } = useLeadBoard()
  const [url] = useUrl()
  return isAdmin && url.get(IMPORT_PARAMETER) ? <ImportLeads onClose={closeImport} /> : null
}
