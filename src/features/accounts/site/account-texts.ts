/** The texts of the account links in the footer. */
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
