'use client'

import '@/styles/pages/preview.css'

type Props = { href: string; text: string }

export default function EditAnchor({ href, text }: Props) {
  return (
    <aside
      aria-label={text}
      className="fixed bottom-[calc(var(--consent)+--spacing(4))] left-4 z-3 max-sm:bottom-[calc(var(--consent)+--spacing(18))]"
    >
      <a
        href={href}
        className="inline-flex min-h-11 items-center rounded-control bg-(--night) px-4 text-caption font-strong text-(--night-ink) shadow-float"
      >
        {text}
      </a>
    </aside>
  )
}
