/** Opens a page by a full load: the router's cache has pages of the earlier session. */
export const loadPage = (address: string): void => location.assign(address)
