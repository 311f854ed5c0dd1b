/** The drawn portraits of the team and of clients, by name: a PNG each, rendered when it is asked for. */
export const portraits: Partial<Record<string, () => Promise<Buffer>>> = {}
