import { AvailabilityView } from '@/features/calls/staff/availability/availability-view'
import en from '@/messages/en/availability.json'
import es from '@/messages/es/availability.json'
import { deskPage, deskTitle } from '../../desk-page'

const names = { en: en.heading, es: es.heading }

export const generateMetadata = deskTitle((language) => names[language])

export default deskPage({
  segments: () => ['availability'],
  crumbs: ({ language }) => [{ label: names[language] }],
  Screen: AvailabilityView,
})
