/** The terminal output of `npm run demo`. */

const LABEL_WIDTH = 11

const formatLine = (label: string, text: string) => `  ${label.padEnd(LABEL_WIDTH)}${text}`

/** Runs one step of the start and prints its label with the seconds that it took. */
export async function printStep<T>(label: string, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now()
  const isTerminal = process.stdout.isTTY
  if (isTerminal) process.stdout.write(formatLine(label, '...'))
  const result = await work().catch((error: unknown) => {
    if (isTerminal) process.stdout.write('\n')
    throw error
  })
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`${isTerminal ? '\r' : ''}${formatLine(label, `${seconds.padStart(5)} s`)}`)
  return result
}

interface DemoDetails {
  siteUrl: string
  mailboxUrl: string
  password: string
  logs: string
}

const accounts = [
  ['admin@puente.example', 'agency admin, in English'],
  ['team@puente.example', 'agency team member, in Spanish'],
  ['client@puente.example', 'client, in Spanish'],
  ['client2@puente.example', 'client, in English'],
] as const

/** Returns the addresses and accounts that are printed once the demo is running. */
export function formatWelcome({ siteUrl, mailboxUrl, password, logs }: DemoDetails): string {
  return [
    '',
    'Puente is running.',
    '',
    formatLine('Site', `${siteUrl}  (in Spanish: ${siteUrl}/es)`),
    formatLine('Admin', `${siteUrl}/admin`),
    formatLine('Mailbox', `${mailboxUrl}  (every email that the demo sends)`),
    '',
    ...accounts.map(([email, role], index) =>
      formatLine(index ? '' : 'Sign in', `${email.padEnd(24)}${role}`),
    ),
    formatLine('Password', `${password}  (the same for all of them)`),
    '',
    formatLine(
      'Try',
      `Send the form at ${siteUrl}/contact. The lead shows up in the admin, the emails in the mailbox.`,
    ),
    formatLine('Logs', logs),
    formatLine('Stop', 'Ctrl-C'),
    '',
  ].join('\n')
}
