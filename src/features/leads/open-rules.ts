/** When an email counts as opened. Pure: no I/O. */

/** The path of the pixel of a message. The token is in the query, which no log has. */
export const openPath = (token: string): string => `/api/email-open?t=${token}`

/** Tokens have this form: 32 random bytes in base64url. */
export const isOpenToken = (text: string | null): text is string => /^[\w-]{43}$/.test(text ?? '')

/** What is fetched this soon after the email was sent, in seconds, was fetched by a filter or a mail program, not by a reader. */
export const PROGRAM_SECONDS = 10

/**
 * Programs that fetch the pictures of every email, whether or not someone reads it: Gmail, Yahoo and others through a proxy, filters
 * and link scanners, and scripts.
 */
const programs =
  /GoogleImageProxy|ggpht|YahooMailProxy|Proxy|bot\b|crawl|spider|scan|preview|filter|monitor|Barracuda|Proofpoint|Mimecast|Symantec|curl|wget|python|java\/|okhttp|Go-http-client|node|axios|libwww|HeadlessChrome/i

/** Apple's mail privacy protection fetches everything, and names no program. */
const APPLE = 'Mozilla/5.0'

/** Whether a user agent is that of such a program. One that is missing is, too: every browser and mail program has one. */
export const isProgram = (agent: string | null): boolean => {
  const name = agent?.trim() ?? ''
  return name === '' || name === APPLE || programs.test(name)
}
