import { createAPIServer } from '@maildev/api'
import { registerUI } from '@maildev/ui/server'
import { MailDev } from 'maildev'

/** A local SMTP server that shows the emails on a web page and forwards none of them. */
export interface Mailbox {
  smtpUrl: string
  webUrl: string
  stop: () => Promise<void>
}

/** Starts a mailbox with its web page on `webPort`. It keeps its emails in `mailDirectory`. */
export async function startMailbox(webPort: number, mailDirectory: string): Promise<Mailbox> {
  const mailbox = new MailDev({ smtp: 0, ip: '127.0.0.1', disableWeb: true, mailDirectory, silent: true })
  const { smtp, storage } = await mailbox.start()
  const web = await startWebPage({ smtp, storage, port: webPort })
  return {
    smtpUrl: `smtp://127.0.0.1:${smtp.getAddress().port}`,
    webUrl: `http://localhost:${webPort}`,
    stop: async () => {
      await web.stop()
      await mailbox.stop()
    },
  }
}

type ServerParts = Pick<Parameters<typeof createAPIServer>[0], 'smtp' | 'storage' | 'port'>

/** Starts the web page. MailDev's own server would let every origin read the emails, and links in emails would not open. */
async function startWebPage(parts: ServerParts) {
  const api = createAPIServer({ ...parts, host: '127.0.0.1', cors: { origin: false } })
  await api.registerPlugins()
  api.server.addHook('onSend', (_request, reply, body) =>
    Promise.resolve(
      isAppPage(reply.getHeader('content-type'), body)
        ? body.replace('</head>', `${openLinksScript}</head>`)
        : body,
    ),
  )
  await registerUI(api.server)
  // It logs its address even with `silent: true`.
  const { info } = console
  console.info = () => undefined
  await api.listen().finally(() => (console.info = info))
  return api
}

const isAppPage = (type: unknown, body: unknown): body is string =>
  typeof body === 'string' && String(type).startsWith('text/html') && body.includes('id="root"')

/** Emails are shown in a sandboxed frame that cannot open links, so the page around it opens them. */
const openLinksScript = `<script>
  document.addEventListener('load', ({ target }) => {
    target.contentDocument?.addEventListener('click', (event) => {
      const link = event.target.closest('a[href^="http"]')
      if (!link) return
      event.preventDefault()
      open(link.href, '_blank', 'noopener')
    })
  }, true)
</script>`
