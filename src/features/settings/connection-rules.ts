/** The services of other companies that an operator may configure. */
export const connections = ['billing'] as const
export type Connection = (typeof connections)[number]
