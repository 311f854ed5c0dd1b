/** Short ways to write the fields of the collections. */

export const field = (type, name, more) => ({ type, name, ...more })
export const text = (name, more) => field('text', name, more)
export const select = (name, [defaultValue, ...others], more) =>
  field('select', name, { defaultValue, options: [defaultValue, ...others], ...more })
export const richText = (name, editor, more) => field('richText', name, { editor, ...more })
export const upload = (name, more) => field('upload', name, { relationTo: 'media', ...more })
export const relationship = (name, relationTo, more) => field('relationship', name, { relationTo, ...more })
export const group = (name, fields) => field('group', name, { fields })
export const array = (name, fields, more) => field('array', name, { fields, ...more })
export const row = (...fields) => ({ type: 'row', fields })
export const tabs = (...all) => ({ type: 'tabs', tabs: all })

/** Shows a field while its sibling has one of the values. */
export const when = (sibling, ...values) => ({
  admin: { condition: (_, data) => values.includes(data?.[sibling]) },
})
export const sidebar = { admin: { position: 'sidebar' } }

/** A link to a document or to an address. */
export const link = (name = 'link') =>
  group(name, [
    row(
      field('radio', 'type', { defaultValue: 'reference', options: ['reference', 'custom'] }),
      field('checkbox', 'newTab'),
    ),
    row(
      relationship('reference', ['pages', 'posts'], { required: true, ...when('type', 'reference') }),
      text('url', { required: true, ...when('type', 'custom') }),
      text('label', { required: true }),
    ),
    select('appearance', ['default', 'outline']),
  ])

export const links = (maxRows) => array('links', [link()], { maxRows, admin: { initCollapsed: true } })
