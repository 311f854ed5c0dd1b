import { DashboardView } from '@/features/dashboard/staff/dashboard-view'
import en from '@/messages/en/admin.json'
import es from '@/messages/es/admin.json'
import { deskPage, deskTitle } from '../desk-page'

const names = { en: en.nav.dashboard, es: es.nav.dashboard }

export const generateMetadata = deskTitle((language) => names[language])

export default deskPage({ segments: () => [], crumbs: () => [], onReplica: true, Screen: DashboardView })
