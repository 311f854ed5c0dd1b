'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'

import { dialogBody } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import { StaffDialog } from '@/components/staff/staff-dialog'
import { useUrl } from '@/components/staff/use-url'
import { readReasonOf } from '@/components/staff/failure'
import { IMPORT_PARAMETER, NEW_IMPORT } from '../lead-params'
import { ChooseFile } from './choose-file'
import { ImportColumns } from './import-columns'
import { ImportProgress } from './import-progress'
import { importQuery } from './import-queries'

/** The import of leads from a file: the choice of a file, its columns, then its progress and result. The URL names the import. */
export function ImportLeads({ onClose }: { onClose: () => void }) {
  const t = useTranslations('leadFiles')
  const [url] = useUrl()
  const id = url.get(IMPORT_PARAMETER) ?? NEW_IMPORT
  return (
    <StaffDialog title={t('title')} className="md:w-200" onClose={onClose}>
      {id === NEW_IMPORT ? <ChooseFile /> : <Import key={id} id={id} />}
    </StaffDialog>
  )
}

/** An import whose file has arrived. */
function Import({ id }: { id: string }) {
  const t = useTranslations('leadFiles')
  const reasons = useTranslations('dashboard.readReasons')
  const { data, error } = useQuery(importQuery(id))
  const reason = error && readReasonOf(error)
  if (data?.state === 'uploading') return <ImportColumns id={id} />
  if (data) return <ImportProgress found={data} />
  return (
    <div className={dialogBody}>
      {error ? (
        <Notice tone="error" title={t('failed.list')}>
          {reason && reasons(reason)}
        </Notice>
      ) : (
        <div className="min-h-40" role="status" aria-label={t('title')} />
      )}
    </div>
  )
}
