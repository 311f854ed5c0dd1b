import { TranslateView } from '@/features/translation/staff/translate-view'
import en from '@/messages/en/admin.json'
import es from '@/messages/es/admin.json'
import translationEn from '@/messages/en/translation.json'
import translationEs from '@/messages/es/translation.json'
import { deskPage, deskTitle } from '../../desk-page'

const titles = { en: en.publishing.sideBySide, es: es.publishing.sideBySide }
const names = { en: translationEn.name, es: translationEs.name }

export const generateMetadata = deskTitle((language) => titles[language])

export default deskPage({
  segments: () => ['translate'],
  crumbs: ({ language }) => [{ label: names[language] }],
  Screen: TranslateView,
})
