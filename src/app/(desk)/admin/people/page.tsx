import { PeopleView } from '@/features/people/staff/people-view'
import en from '@/messages/en/admin.json'
import es from '@/messages/es/admin.json'
import { deskPage, deskTitle } from '../../desk-page'

const names = { en: en.users.plural, es: es.users.plural }

export const generateMetadata = deskTitle((language) => names[language])

export default deskPage({
  segments: () => ['people'],
  crumbs: ({ language }) => [{ label: names[language] }],
  Screen: PeopleView,
})
