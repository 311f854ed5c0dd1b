/** Whether a host is this machine as it calls itself, which no one else reaches by that name: that of a demo or a test. */
export const isLocalHost = (hostname: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

/** Whether others can reach the site with this address, as opposed to a demo or a test. */
export const isPublicSite = (siteUrl: string): boolean => !isLocalHost(new URL(siteUrl).hostname)
