import { MailDev } from 'maildev'

/** A mail server for one machine: what is sent to it can be read on a web page, and goes nowhere. */
export interface Mailbox {
  smtpUrl: string
  webUrl: string
  stop(): Promise<void>
}

/** Starts a mailbox with its page on `webPort`. With a folder its mails outlive it. */
export async function startMailbox(webPort: number, mailDirectory: string): Promise<Mailbox> {
  const mailbox = new MailDev({
    smtp: 0,
    ip: '127.0.0.1',
    web: webPort,
    webIp: '127.0.0.1',
    mailDirectory,
    silent: true,
  })
  // Its web part announces itself even when silent.
  const { info } = console
  console.info = () => undefined
  const { smtp } = await mailbox.start().finally(() => (console.info = info))
  return {
    smtpUrl: `smtp://127.0.0.1:${smtp.getAddress().port}`,
    webUrl: `http://localhost:${webPort}`,
    stop: () => mailbox.stop(),
  }
}
