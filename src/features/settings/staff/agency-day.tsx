import type { DateFieldServerProps, DefaultServerCellComponentProps } from 'payload'

import { DayField } from '@/components/staff/lazy'
import { agencyDay } from '@/lib/agency-day'
import { siteSettings } from '../queries'

/** The day in the agency's zone of a moment, in a list of the admin. */
export async function AgencyDayCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'string') return null
  const { zone } = await siteSettings('en')
  return <>{agencyDay(cellData, i18n.language, zone, 'medium')}</>
}

/** The same in a form. A day that is chosen is stored as a moment in it. */
export async function AgencyDayField({
  clientField,
  path,
  readOnly,
  label,
}: DateFieldServerProps & { label: string }) {
  const { zone } = await siteSettings('en')
  return (
    <DayField
      field={{ ...clientField, type: 'date' }}
      path={path}
      readOnly={readOnly}
      label={label}
      zone={zone}
    />
  )
}
