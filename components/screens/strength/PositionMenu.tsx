import { ArrowLeft, ArrowLeftToLine, ArrowRight, ArrowRightToLine, GripVertical } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { lockOf } from '@/components/ui/permission/lock';
import { IconAction } from '@/components/ui/button/IconAction';
import { useAnchor } from '@/components/ui/layout/use-anchor';
import { LazyActionMenu } from '@/components/ui/menu/LazyActionMenu';

export interface CardPosition {
  index: number;
  count: number;
  move: (to: number) => void;
}

/** The drag handle of a card: its menu moves the card without dragging. */
export function PositionMenu({ title, position }: { title: string; position: CardPosition }) {
  const t = useTranslations('strength.position');
  const menu = useAnchor();
  const { index, count, move } = position;
  const last = count - 1;
  const label = t('label', { title });
  return (
    <>
      <IconAction
        size="small"
        label={label}
        tip={t('hint')}
        aria-haspopup="menu"
        aria-expanded={menu.open}
        onClick={menu.show}
        {...lockOf()}
      >
        <GripVertical size={16} aria-hidden />
      </IconAction>
      {menu.anchor && (
        <LazyActionMenu
          anchor={menu.anchor}
          onClose={menu.hide}
          actions={[
            { key: 'first', label: t('first'), icon: ArrowLeftToLine, disabled: index === 0, run: () => move(0) },
            { key: 'earlier', label: t('earlier'), icon: ArrowLeft, disabled: index === 0, run: () => move(index - 1) },
            {
              key: 'later',
              label: t('later'),
              icon: ArrowRight,
              disabled: index === last,
              run: () => move(index + 1),
            },
            {
              key: 'last',
              label: t('last'),
              icon: ArrowRightToLine,
              disabled: index === last,
              run: () => move(last),
            },
          ]}
        />
      )}
    </>
  );
}
