import { Popup, PopupList, useTranslation } from '@payloadcms/ui'
import { MoreIcon } from '@payloadcms/ui/icons/More'

import type { Rows } from './use-rows'

type Props = { list: Rows; index: number; isFull: boolean; name: string }

/** What people do with one row. `name` is that of the menu. */
export function RowMenu({ list, index, isFull, name }: Props) {
  const { t } = useTranslation()
  const actions = [
    { text: t('general:moveUp'), isShown: index > 0, act: () => list.move(index, index - 1) },
    {
      text: t('general:moveDown'),
      isShown: index < list.rows.length - 1,
      act: () => list.move(index, index + 1),
    },
    { text: t('general:addBelow'), isShown: !isFull, act: () => list.add(index + 1) },
    { text: t('general:duplicate'), isShown: !isFull, act: () => list.duplicate(index) },
    { text: t('general:remove'), isShown: true, act: () => list.remove(index) },
  ]
  return (
    <Popup
      button={
        <>
          <MoreIcon />
          <span className="sr-only">{name}</span>
        </>
      }
      buttonClassName="array-actions__button"
      className="array-actions"
      horizontalAlign="center"
      size="medium"
      render={({ close }) => (
        <PopupList.ButtonGroup buttonSize="small">
          {actions
            .filter(({ isShown }) => isShown)
            .map(({ text, act }) => (
              <PopupList.Button
                key={text}
                onClick={() => {
                  act()
                  close()
                }}
              >
                {text}
              </PopupList.Button>
            ))}
        </PopupList.ButtonGroup>
      )}
    />
  )
}
