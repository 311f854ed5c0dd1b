import { GeneratorView } from '@/features/proposal-generator/staff/generator-view'
import en from '@/messages/en/admin.json'
import es from '@/messages/es/admin.json'
import generatorEn from '@/messages/en/proposalGenerator.json'
import generatorEs from '@/messages/es/proposalGenerator.json'
import { deskPage, deskTitle } from '../../desk-page'

const names = { en: en.nav.newProposal, es: es.nav.newProposal }
const headings = { en: generatorEn.heading, es: generatorEs.heading }

export const generateMetadata = deskTitle((language) => names[language])

export default deskPage({
  segments: () => ['proposal-creator'],
  crumbs: ({ language }) => [{ label: headings[language] }],
  Screen: GeneratorView,
})
