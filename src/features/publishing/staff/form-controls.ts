// What stands above the forms, in one chunk: in several, each would have a copy of what they share, the saver.
export { SaveButton, SaveDraftButton } from '@/features/saving/staff/save-button'
export { SavingBar } from '@/features/saving/staff/saving-bar'
export { PublicationStatus } from './publication-status'
export { PublishButton } from './publish-button'
export { RelatedField } from './related-field'
export { ReleaseLock } from './release-lock'
export { UnpublishButton } from './unpublish-button'
