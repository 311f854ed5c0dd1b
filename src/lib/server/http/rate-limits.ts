/**
 * Each key may use a limit `points` times in `duration` seconds. A key is an IP address, the id of a signed-in user or of a
 * known browser, an account and a network together (auth/account-limits.ts), or 'all'. Strangers are never counted by
 * account alone, because they could use up what its owner needs. The exception is `resetEmails`: above it, links that were
 * already sent still work.
 */
export const rateLimits = {
  capture: { points: 20, duration: 600 },
  captureWithoutToken: { points: 8, duration: 600 },
  captureTotal: { points: 1_200, duration: 60 },
  formDraft: { points: 30, duration: 600 },
  formToken: { points: 120, duration: 60 },
  signInNetwork: { points: 40, duration: 600 },
  signInAccount: { points: 10, duration: 600 },
  signInDevice: { points: 20, duration: 600 },
  signInDeviceTotal: { points: 100, duration: 600 },
  signInTotal: { points: 5_000, duration: 600 },
  accountEmail: { points: 5, duration: 3_600 },
  accountEmailDevice: { points: 5, duration: 3_600 },
  accountEmailDeviceTotal: { points: 10, duration: 3_600 },
  resetEmails: { points: 5, duration: 3_600 },
  accountEmailTotal: { points: 3_000, duration: 600 },
  download: { points: 60, duration: 600 },
  signUp: { points: 20, duration: 3_600 },
  emailLink: { points: 40, duration: 600 },
  sessionRefresh: { points: 120, duration: 600 },
  account: { points: 60, duration: 600 },
  passwordCheck: { points: 10, duration: 600 },
  invitation: { points: 60, duration: 3_600 },
  search: { points: 40, duration: 60 },
  adminSearch: { points: 240, duration: 60 },
  upload: { points: 200, duration: 600 },
  publishing: { points: 120, duration: 600 },
  clientTicket: { points: 20, duration: 3_600 },
  liveStream: { points: 60, duration: 60 },
  clientTicketReply: { points: 60, duration: 3_600 },
  ticketChange: { points: 600, duration: 600 },
  invoiceChange: { points: 300, duration: 600 },
  signing: { points: 30, duration: 600 },
  proposalView: { points: 240, duration: 600 },
  proposalChange: { points: 300, duration: 600 },
  leadChange: { points: 600, duration: 600 },
  clientChange: { points: 600, duration: 600 },
  leadReply: { points: 120, duration: 3_600 },
  model: { points: 30, duration: 600 },
  billing: { points: 60, duration: 600 },
  copyKey: { points: 240, duration: 600 },
  contentChange: { points: 600, duration: 600 },
} as const

export type RateLimit = keyof typeof rateLimits
