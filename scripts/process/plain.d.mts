export function plain(message: string): Error & { plain: true }
