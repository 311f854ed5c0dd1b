/** Opens a page from the server: what the router has kept was for somebody else, or for nobody. */
export const openPage = (address: string): void => location.assign(address)
