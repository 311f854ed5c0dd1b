import { useLocale, useTranslations } from 'next-intl'

import { otherLanguage } from '@/i18n/languages'
import { CopyButton } from './copy-button'

type SlipProps = { lang: string; label?: string | null; text: string }

function Slip({ lang, label, text }: SlipProps) {
  const t = useTranslations('blog.blocks')
  const language = useLocale()
  return (
    <div className="block-slip" lang={lang === language ? undefined : lang}>
      <div className="block-slip-head">
        <span>{label}</span>
        <span lang={lang === language ? undefined : language}>
          <CopyButton text={text} label={t('copy')} done={t('copied')} />
        </span>
      </div>
      <p>{text}</p>
    </div>
  )
}

type Props = Partial<Record<'label' | 'text' | 'otherLabel' | 'otherText', string | null>>

/** A message to copy, and the same in the other language. */
export function MessageBlock({ label, text, otherLabel, otherText }: Props) {
  const language = useLocale()
  if (!text?.trim()) return null
  return (
    <div className="post-block block-message">
      <Slip lang={language} label={label} text={text} />
      {otherText?.trim() && <Slip lang={otherLanguage(language)} label={otherLabel} text={otherText} />}
    </div>
  )
}
