/** The query parameter with which the page of a document starts the download of its file. */
export const DOWNLOAD_PARAMETER = 'download'

/** Returns the query of a page that starts a download, to come back to it after signing in; else none. */
export const downloadQuery = (parameters: Readonly<Record<string, unknown>>): string =>
  DOWNLOAD_PARAMETER in parameters ? `?${DOWNLOAD_PARAMETER}` : ''
