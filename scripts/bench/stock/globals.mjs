import { array, link } from './fields.mjs'

const menu = (slug) => ({
  slug,
  access: { read: () => true },
  fields: [array('navItems', [link()], { maxRows: 6, admin: { initCollapsed: true } })],
})

export const Header = menu('header')
export const Footer = menu('footer')
