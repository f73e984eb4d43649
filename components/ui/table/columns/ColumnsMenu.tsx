import { Columns3 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { useAnchor } from '@/components/ui/layout/use-anchor';
import { fetchAhead, lazyPart } from '@/components/ui/loading/lazy-part';
import { MenuButton } from '../list-parts';
import type { ColumnPrefs } from './column-prefs';
import type { ColumnChoice } from './ColumnChoices';

const ColumnChoices = lazyPart(() => import('./ColumnChoices').then((module) => module.ColumnChoices));

interface ColumnsMenuProps {
  columns: readonly ColumnChoice[];
  prefs: ColumnPrefs;
  onChange: (prefs: ColumnPrefs) => void;
}

/** Which columns a list shows, in which order and how wide. */
export function ColumnsMenu({ columns, prefs, onChange }: ColumnsMenuProps) {
  const t = useTranslations('table');
  const menu = useAnchor();
  return (
    <>
      <MenuButton icon={Columns3} opens={menu} aria-haspopup="menu" {...fetchAhead(ColumnChoices)}>
        {t('columns')}
      </MenuButton>
      {menu.anchor && (
        <Suspense>
          <ColumnChoices anchor={menu.anchor} columns={columns} prefs={prefs} onChange={onChange} onClose={menu.hide} />
        </Suspense>
      )}
    </>
  );
}
