export function plain(message: string): Error & { plain: true }
export function textOf(error: unknown): unknown
