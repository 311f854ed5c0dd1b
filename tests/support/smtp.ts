import { simpleParser, type ParsedMail } from 'mailparser'
import { SMTPServer } from 'smtp-server'

export type Received = { to: string; raw: string; mail: ParsedMail }

/**
 * Starts a mail server on loopback that stores the emails it receives. `refuse` returns the SMTP code with which a
 * recipient is rejected; `port` 0 is any free one. `connect` runs before the greeting, `take` before an email is accepted.
 */
export async function startMailServer(
  options: {
    port?: number
    refuse?: (to: string) => number | undefined
    take?: () => Promise<void>
    connect?: () => Promise<void>
  } = {},
) {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onConnect: (_session, done) => {
      void (options.connect?.() ?? Promise.resolve()).then(() => done(), done)
    },
    onRcptTo: ({ address }, _session, done) => {
      const code = options.refuse?.(address)
      done(
        code ? Object.assign(new Error(`no such person here: <${address}>`), { responseCode: code }) : null,
      )
    },
    onData: (stream, { envelope }, done) => {
      void (async () => {
        const chunks: Buffer[] = []
        for await (const chunk of stream) chunks.push(chunk as Buffer)
        await options.take?.()
        const raw = Buffer.concat(chunks).toString('utf8')
        const [recipient] = envelope.rcptTo
        received.push({ to: recipient?.address ?? '', raw, mail: await simpleParser(raw) })
      })().then(() => done(), done)
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((listening) => server.listen(options.port ?? 0, '127.0.0.1', listening))
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const stop = () => new Promise<void>((closed) => server.close(() => closed()))
  return { url: `smtp://127.0.0.1:${port}`, port, received, stop }
}
