'use client'

import { useTranslations } from 'next-intl'
import { useState, type ComponentProps } from 'react'

import { Button } from '@/components/ui/button'

type Props = Pick<ComponentProps<typeof Button>, 'className'> & {
  text: () => string
  variant?: 'line' | 'inherit'
}

/** Puts words on the clipboard, and says so in the button. */
export function CopyWords({ text, variant = 'line', className }: Props) {
  const t = useTranslations('saving')
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text())
    setCopied(true)
  }
  return (
    <Button
      variant={variant}
      size="compact"
      className={className}
      onClick={() => void copy().catch(() => setCopied(false))}
    >
      {t(isCopied ? 'copied' : 'copyWords')}
    </Button>
  )
}
