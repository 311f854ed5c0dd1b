/** The tickets of the client that visits the dashboard. */
export async function SupportTab() {
  return null
}
