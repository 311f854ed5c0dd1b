'use client'

import en from '@/messages/en/errors.json'
import es from '@/messages/es/errors.json'

/** The whole document broke, its layout included. No component of ours: whatever it needs may be what broke. */
export default function GlobalError({ reset }: { reset: () => void }) {
  const language = typeof location === 'object' && /^\/es(\/|$)/.test(location.pathname) ? 'es' : 'en'
  const { crash } = { en, es }[language]
  return (
    <html lang={language}>
      <body style={{ margin: '15vh auto', maxWidth: '40rem', padding: '0 1.25rem', font: '17px/1.6 system-ui' }}>
        <h1>{crash.title}</h1>
        <p>{crash.text}</p>
        <button type="button" onClick={reset}>
          {crash.retry}
        </button>
      </body>
    </html>
  )
}
