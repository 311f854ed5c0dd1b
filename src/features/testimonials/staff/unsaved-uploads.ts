'use client'

import { discardHeadshot } from './upload-headshot'

/** Headshots that were uploaded in a dialog and not saved, by the prefix of its drafts. */
const uploads = new Map<string, Set<string>>()

/** Remembers an upload until its dialog is saved or left. */
export function rememberUpload(drafts: string, id: string): void {
  uploads.set(drafts, (uploads.get(drafts) ?? new Set()).add(id))
}

/** Deletes the uploads of a dialog, apart from the one that was saved. */
export function discardUploads(drafts: string, saved?: string): void {
  for (const id of uploads.get(drafts) ?? []) if (id !== saved) void discardHeadshot(id)
  uploads.delete(drafts)
}
