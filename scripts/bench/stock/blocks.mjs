import { plainEditor, sectionEditor } from './editors.mjs'
import { array, field, link, links, relationship, richText, row, select, upload, when } from './fields.mjs'

const block = (slug, interfaceName, ...fields) => ({ slug, interfaceName, fields })

export const banner = block(
  'banner',
  'BannerBlock',
  select('style', ['info', 'warning', 'error', 'success'], { required: true }),
  richText('content', plainEditor, { label: false, required: true }),
)

export const code = block(
  'code',
  'CodeBlock',
  select('language', ['typescript', 'javascript', 'css']),
  field('code', 'code', { label: false, required: true }),
)

export const mediaBlock = block('mediaBlock', 'MediaBlock', upload('media', { required: true }))

const callToAction = block(
  'cta',
  'CallToActionBlock',
  richText('richText', sectionEditor, { label: false }),
  links(2),
)

const content = block(
  'content',
  'ContentBlock',
  array('columns', [
    select('size', ['oneThird', 'half', 'twoThirds', 'full']),
    richText('richText', sectionEditor, { label: false }),
    field('checkbox', 'enableLink'),
    { ...link(), ...when('enableLink', true) },
  ]),
)

const archive = block(
  'archive',
  'ArchiveBlock',
  richText('introContent', sectionEditor),
  row(
    select('populateBy', ['collection', 'selection']),
    select('relationTo', ['posts'], when('populateBy', 'collection')),
    field('number', 'limit', { defaultValue: 10, ...when('populateBy', 'collection') }),
  ),
  relationship('categories', 'categories', { hasMany: true, ...when('populateBy', 'collection') }),
  relationship('selectedDocs', ['posts'], { hasMany: true, ...when('populateBy', 'selection') }),
)

const form = block(
  'formBlock',
  'FormBlock',
  relationship('form', 'forms', { required: true }),
  field('checkbox', 'enableIntro'),
  richText('introContent', sectionEditor, { label: false, ...when('enableIntro', true) }),
)

/** The sections of a page. */
export const sections = [callToAction, content, mediaBlock, archive, form]
