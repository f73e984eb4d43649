import { Columns3 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { Button } from '@/components/ui/button/Button';
import { useAnchor } from '@/components/ui/layout/use-anchor';
import { fetchAhead, lazyPart } from '@/components/ui/loading/lazy-part';
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
      <Button
        variant="text"
        color="inherit"
        size="small"
        startIcon={<Columns3 size={16} aria-hidden />}
        aria-haspopup="menu"
        aria-expanded={menu.open}
        {...fetchAhead(ColumnChoices)}
        onClick={menu.show}
      >
        {t('columns')}
      </Button>
      {menu.anchor && (
        <Suspense>
          <ColumnChoices anchor={menu.anchor} columns={columns} prefs={prefs} onChange={onChange} onClose={menu.hide} />
        </Suspense>
      )}
    </>
  );
}
