/** What the demo prints. One line a step while it starts, then where to go and how to sign in. */

const labelWidth = 11

const line = (label: string, text: string) => `  ${label.padEnd(labelWidth)}${text}`

/** Runs one step and prints it with the seconds it took. */
export async function step<T>(label: string, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now()
  const isTerminal = process.stdout.isTTY
  if (isTerminal) process.stdout.write(line(label, '...'))
  const result = await work().catch((error: unknown) => {
    if (isTerminal) process.stdout.write('\n')
    throw error
  })
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`${isTerminal ? '\r' : ''}${line(label, `${seconds.padStart(5)} s`)}`)
  return result
}

interface Addresses {
  siteUrl: string
  mailboxUrl: string
  password: string
  logs: string
}

const accounts = [
  ['admin@puente.example', 'the agency, everything'],
  ['team@puente.example', 'the agency, daily work'],
  ['client@puente.example', 'a client, in Spanish'],
  ['client2@puente.example', 'a client, in English'],
] as const

/** The page of addresses and sign-ins that stays on the terminal. */
export function welcome({ siteUrl, mailboxUrl, password, logs }: Addresses): string {
  return [
    '',
    'Puente runs.',
    '',
    line('Site', `${siteUrl}  and in Spanish ${siteUrl}/es`),
    line('Admin', `${siteUrl}/admin`),
    line('Mailbox', `${mailboxUrl}  every mail that the demo sends`),
    '',
    ...accounts.map(([email, who], index) => line(index ? '' : 'Sign in', `${email.padEnd(24)}${who}`)),
    line('Password', `${password}  for all of them`),
    '',
    line('Open', `${siteUrl}/contact and send the form; the lead is in the admin, the mails in the mailbox.`),
    line('Logs', logs),
    line('Stop', 'Ctrl-C'),
    '',
  ].join('\n')
}
