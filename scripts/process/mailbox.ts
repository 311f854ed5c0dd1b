import { createAPIServer } from '@maildev/api'
import { registerUI } from '@maildev/ui/server'
import { MailDev } from 'maildev'

/** A mail server for one machine: what is sent to it can be read on a web page, and goes nowhere. */
export interface Mailbox {
  smtpUrl: string
  webUrl: string
  stop(): Promise<void>
}

/** Starts a mailbox with its page on `webPort`. With a folder its mails outlive it. */
export async function startMailbox(webPort: number, mailDirectory: string): Promise<Mailbox> {
  const mailbox = new MailDev({ smtp: 0, ip: '127.0.0.1', disableWeb: true, mailDirectory, silent: true })
  const { smtp, storage } = await mailbox.start()
  const page = await startPage({ smtp, storage, port: webPort })
  return {
    smtpUrl: `smtp://127.0.0.1:${smtp.getAddress().port}`,
    webUrl: `http://localhost:${webPort}`,
    stop: async () => {
      await page.stop()
      await mailbox.stop()
    },
  }
}

type PageParts = Pick<Parameters<typeof createAPIServer>[0], 'smtp' | 'storage' | 'port'>

/** The mailbox's page. Its own start lets every site read the mails, and none of their links open. */
async function startPage(parts: PageParts) {
  const page = createAPIServer({ ...parts, host: '127.0.0.1', cors: { origin: false } })
  await page.registerPlugins()
  page.server.addHook('onSend', async (_request, reply, body) =>
    isPage(reply.getHeader('content-type'), body) ? body.replace('</head>', `${openLinks}</head>`) : body,
  )
  await registerUI(page.server)
  // It announces itself even when silent.
  const { info } = console
  console.info = () => undefined
  await page.listen().finally(() => (console.info = info))
  return page
}

const isPage = (type: unknown, body: unknown): body is string =>
  typeof body === 'string' && String(type).startsWith('text/html') && body.includes('id="root"')

/** A mail stands in a sandboxed frame, from which no link opens: the page around it opens the link in its place. */
const openLinks = `<script>
  document.addEventListener('load', ({ target }) => {
    target.contentDocument?.addEventListener('click', (event) => {
      const link = event.target.closest('a[href^="http"]')
      if (!link) return
      event.preventDefault()
      open(link.href, '_blank', 'noopener')
    })
  }, true)
</script>`
