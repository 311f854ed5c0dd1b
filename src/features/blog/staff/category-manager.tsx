'use client'

import { useState } from 'react'

import type { BoardCategory } from '../queries/category-list'
import { CategoryForm } from './category-form'
import { CategoryListDialog } from './category-list-dialog'
import { DeleteCategory } from './delete-category'

/** The categories: the list, and in its place the form of one or the question before one is deleted. */
export function CategoryManager({ onClose }: { onClose: () => void }) {
  const [edited, setEdited] = useState<BoardCategory | 'new'>()
  const [deleted, setDeleted] = useState<BoardCategory>()
  if (edited)
    return (
      <CategoryForm category={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
    )
  if (deleted) return <DeleteCategory category={deleted} onClose={() => setDeleted(undefined)} />
  return <CategoryListDialog onEdit={setEdited} onDelete={setDeleted} onClose={onClose} />
}
