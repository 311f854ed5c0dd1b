import { definePlugin, Rule, type HtmlElement } from 'html-validate'

/** What W3C's checker rejects and html-validate has no rule for. */

const each = (rule: Rule, selector: string, check: (element: HtmlElement) => string | undefined) => {
  rule.on('dom:ready', ({ document }) => {
    for (const element of document.querySelectorAll(selector)) {
      const message = check(element)
      if (message) rule.report({ node: element, message })
    }
  })
}

/** The browser itself says whether a popover is open. */
class NoExpandedPopoverButton extends Rule {
  setup() {
    each(this, '[popovertarget][aria-expanded]', () => 'aria-expanded must not stand beside popovertarget')
  }
}

/** The descriptors of a srcset, such as 480w or 2x; an image without one is 1x. */
const descriptorsOf = (srcset: string) =>
  srcset
    .split(/,\s+/)
    .filter((candidate) => candidate.trim() !== '')
    .map((candidate) => candidate.trim().split(/\s+/)[1] ?? '1x')

class UniqueSrcsetDescriptors extends Rule {
  setup() {
    each(this, '[srcset]', (element) => {
      const descriptors = descriptorsOf(element.getAttributeValue('srcset') ?? '')
      const repeated = descriptors.find((one, index) => descriptors.indexOf(one) !== index)
      return repeated && `srcset names ${repeated} more than once`
    })
  }
}

export const markupRules = definePlugin({
  name: 'puente',
  rules: {
    'puente/no-expanded-popover-button': NoExpandedPopoverButton,
    'puente/unique-srcset-descriptors': UniqueSrcsetDescriptors,
  },
})
