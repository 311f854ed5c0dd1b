// What the form of a post adds, in one chunk: it's shown together, and each of several would be waited for in turn.
export { PictureByAddress, SharedPreview } from './picture-previews'
export { PublishCard } from './publish-card'
export { SlugHint, TextLength } from './text-hints'
export { TitleField } from './title-field'
