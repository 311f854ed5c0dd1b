/** What the account's part of the footer says. */
export type AccountTexts = {
  login: string
  dashboard: string
  signOut: string
  signingOut: string
  toast: {
    title: string
    text: string
    errorTitle: string
    failed: string
    close: string
    region: string
  }
}
