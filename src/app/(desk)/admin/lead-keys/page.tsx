import { LeadKeysView } from '@/features/lead-keys/staff/lead-keys-view'
import en from '@/messages/en/admin.json'
import es from '@/messages/es/admin.json'
import { deskPage, deskTitle } from '../../desk-page'

const names = { en: en.leadKeys.plural, es: es.leadKeys.plural }

export const generateMetadata = deskTitle((language) => names[language])

export default deskPage({
  segments: () => ['lead-keys'],
  crumbs: ({ language }) => [{ label: names[language] }],
  Screen: LeadKeysView,
})
