import { z } from 'zod'

import { languages } from '@/i18n/languages'
import { line, text, lenient } from '@/lib/text-fields'
import { categoryLimits, MAX_POST_PAGE, postSorts } from './board-rules'
import { postFilters } from './rules'

const id = z.uuid('invalid')

/** The query string of the board and of GET /api/post-list. */
export const postListSchema = z.object({
  status: lenient(z.enum(postFilters)),
  sort: lenient(z.enum(postSorts)),
  page: lenient(z.coerce.number().int().min(1).max(MAX_POST_PAGE)),
})
export type PostBoardRequest = z.output<typeof postListSchema>

/** When a post was last changed, or the revision of a category, as the screen shows it: a later change is a conflict. */
const expected = z.string('required').min(1, 'required').max(60, 'too_long')

/** The body of POST /api/archive-post and of /api/unpublish-post. */
export const changePostSchema = z.object({ post: id, expected })
export type ChangePostInput = z.output<typeof changePostSchema>

/** The body of POST /api/publish-post. */
export const publishPostSchema = changePostSchema.extend({
  languages: z
    .array(z.enum(languages, 'invalid'), 'required')
    .min(1, 'required')
    .max(languages.length, 'invalid'),
})
export type PublishPostInput = z.output<typeof publishPostSchema>

/** The query string of GET /api/post-publication. */
export const postPublicationSchema = z.object({ post: id })

/** The body of POST /api/duplicate-post. */
export const duplicatePostSchema = z.object({ post: id })
export type DuplicatePostInput = z.output<typeof duplicatePostSchema>

const texts = z.object({
  name: line(categoryLimits.name).default(''),
  slug: line(categoryLimits.slug).default(''),
  description: text(categoryLimits.description).default(''),
})
export type CategoryTexts = z.output<typeof texts>

const none = { name: '', slug: '', description: '' }
const isEmpty = (given: CategoryTexts) => Object.values(given).every((value) => value === '')

/**
 * The body of POST /api/save-category: the texts of each language, and for a known category its id and the
 * revision that was shown. A language can be left out, but has a name when it has any text.
 */
export const saveCategorySchema = z
  .object({
    category: id.optional(),
    expected: expected.optional(),
    en: texts.default(none),
    es: texts.default(none),
  })
  .superRefine((input, context) => {
    const isNameless = languages.every((language) => isEmpty(input[language]))
    const missing = languages.filter((language) => !input[language].name && !isEmpty(input[language]))
    for (const language of isNameless ? languages : missing)
      context.addIssue({ code: 'custom', path: [language, 'name'], message: 'required' })
    if (input.category && !input.expected)
      context.addIssue({ code: 'custom', path: ['expected'], message: 'required' })
  })
export type SaveCategoryInput = z.output<typeof saveCategorySchema>

/** The body of POST /api/delete-category. `posts` is how many posts lose their category, as the screen says. */
export const deleteCategorySchema = z.object({ category: id, posts: z.int('invalid').min(0, 'invalid') })
export type DeleteCategoryInput = z.output<typeof deleteCategorySchema>

/** The query string of GET /api/category-list. */
export const categoryListSchema = z.object({})
