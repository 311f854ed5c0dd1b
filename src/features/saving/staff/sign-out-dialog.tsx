'use client'

import { useTranslations } from 'next-intl'

import { dialogBody } from '@/components/ui/dialog'
import { Button } from '@/components/ui/button'
import { useShell } from '@/components/staff/shell'
import { isLanguage, type Language } from '@/i18n/languages'
import en from '@/messages/en/admin.json'
import es from '@/messages/es/admin.json'
import type { SaveTarget } from '../answer-rules'
import { copyKey } from '../copy-rules'
import { countWords, textOf } from '../data-rules'
import { CopyWords } from './copy-words'
import { openStore } from './open-store'
import { openSavers } from './savers'
import { SavingDialog, SavingDialogFoot } from './saving-dialog'
import { SavingTexts } from './saving-texts'
import { openTabs, tab } from './tab'
import { saveHere, saveInTabs, tellDiscarded, type UnsavedDocument } from './tabs-channel'
import { useTimes } from './use-times'

/** The other tabs have this long to save. */
const OTHERS_MS = 12_000

/** Saves what can be saved in every tab of this browser, and returns what can't. */
export async function saveBeforeSignOut(account: string): Promise<UnsavedDocument[]> {
  const others = await openTabs()
  others.delete(tab)
  const [here, elsewhere] = await Promise.all([
    saveHere(account),
    saveInTabs(account, others, OTHERS_MS).catch(() => []),
  ])
  const copies = (await (await openStore(account))?.read().catch(() => [])) ?? []
  const onDevice = copies.map((copy): UnsavedDocument => {
    const { data, title, target, language, since } = copy
    const text = textOf(data, Object.keys(data))
    const words = copy.words ?? countWords(text)
    return { key: copyKey(copy), title, words, text, origin: { target, language, since } }
  })
  // What is on a screen is newer than its copy.
  const onScreen = [...here, ...elsewhere]
  const screens = new Set(onScreen.map(({ key }) => key))
  return [...onScreen, ...onDevice.filter(({ key }) => !screens.has(key))]
}

/** Erases the words that aren't saved, in every tab: the person has chosen to lose them. */
export async function discardUnsaved(account: string): Promise<void> {
  tellDiscarded(account)
  await Promise.all([...openSavers].map((saver) => saver.forget()))
  await (await openStore(account))?.eraseAll().catch(() => undefined)
}

type Props = { documents: UnsavedDocument[]; onStay: () => void; onDiscard: () => void }

/** Names the words that could not be saved before someone signs out. */
export const SignOutDialog = (props: Props) => (
  <SavingTexts>
    <Content {...props} />
  </SavingTexts>
)

const texts = { en, es }

type Named = Record<string, unknown>

const inCamelCase = (slug: string) => slug.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Where the names of pictures are, below `pictures`. */
const pictureKeys: Partial<Record<string, 'blog' | 'site' | 'testimonials' | 'proposals'>> = {
  'blog-images': 'blog',
  'site-images': 'site',
  'testimonial-images': 'testimonials',
  'proposal-images': 'proposals',
}

/** What one document of a collection is called; nothing for a global, whose title is its name. */
function kindOf(target: SaveTarget, language: Language): string | undefined {
  if ('global' in target) return undefined
  const names: Named = texts[language]
  const picture = pictureKeys[target.collection]
  const named = picture ? texts[language].pictures[picture] : names[inCamelCase(target.collection)]
  return (named as { singular?: string } | undefined)?.singular
}

/** Returns the kind of a document, its language, and since when it has words that aren't saved. */
function useOrigin(): (document: UnsavedDocument) => string {
  const t = useTranslations('saving')
  const { within } = useTimes()
  const { language: ours } = useShell()
  return ({ origin }) => {
    if (!origin) return ''
    const { target, language, since } = origin
    const name = isLanguage(language) ? t(`languages.${language}`) : language
    return [kindOf(target, ours), t('signOut.since', { language: name, time: within(since) })]
      .filter(Boolean)
      .join(', ')
  }
}

function Content({ documents, onStay, onDiscard }: Props) {
  const t = useTranslations('saving')
  const originOf = useOrigin()
  const heading = (document: UnsavedDocument) =>
    [document.title || t('fields.untitled'), originOf(document)].filter(Boolean).join('\n')
  return (
    <SavingDialog title={t('signOut.title')} onClose={onStay}>
      <div className={dialogBody}>
        <p>{t('signOut.text')}</p>
        <ul className="m-0 grid list-none gap-2 p-0">
          {documents.map((document) => (
            <li key={document.key} className="flex justify-between gap-4 border-b border-line pb-2">
              <span>
                <b className="block">{document.title || t('fields.untitled')}</b>
                <small className="block">{originOf(document)}</small>
              </span>
              <span className="flex-none">{t('signOut.words', { count: document.words })}</span>
            </li>
          ))}
        </ul>
      </div>
      <SavingDialogFoot>
        <Button variant="danger" onClick={onDiscard}>
          {t('signOut.discard')}
        </Button>
        <CopyWords
          text={() => documents.map((document) => `${heading(document)}\n\n${document.text}`).join('\n\n\n')}
        />
        <Button variant="accent" data-autofocus onClick={onStay}>
          {t('signOut.stay')}
        </Button>
      </SavingDialogFoot>
    </SavingDialog>
  )
}
