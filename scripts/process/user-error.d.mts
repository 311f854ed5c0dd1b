export class UserError extends Error {}
export function printError(error: unknown): void
