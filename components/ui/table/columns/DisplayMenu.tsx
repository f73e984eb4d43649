import { Archive, LayoutGrid, SlidersHorizontal, Table2, Columns3 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, Suspense } from 'react';
import { Button, ButtonLink } from '@/components/ui/button/Button';
import { Segmented } from '@/components/ui/form/inputs/Segmented';
import { DialogPopover } from '@/components/ui/layout/DialogPopover';
import { useAnchor } from '@/components/ui/layout/use-anchor';
import { SETTINGS } from '@/lib/config/schema';
import { fetchAhead, lazyPart } from '@/components/ui/loading/lazy-part';
import { MenuButton } from '../list-parts';
import type { Density } from '../rows/column';
import type { useListPrefs } from '../use-list-prefs';
import type { ColumnLayout } from './HeadRow';
import type { ColumnPrefs } from './column-prefs';
import type { ColumnChoice } from './ColumnChoices';
import styles from './DisplayMenu.module.css';

const ColumnChoices = lazyPart(() => import('./ColumnChoices').then((module) => module.ColumnChoices));

interface ColumnsMenuProps {
  columns: readonly ColumnChoice[];
  prefs: ColumnPrefs;
  onChange: (prefs: ColumnPrefs) => void;
}

/** Which columns a list shows, in which order and how wide. */
function ColumnsMenu({ columns, prefs, onChange }: ColumnsMenuProps) {
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

interface DisplayMenuProps<T> {
  prefs: ReturnType<typeof useListPrefs>;
  layout: ColumnLayout<T>;
  /** The rows can be shown as pictures. */
  tiles?: boolean;
  /** The address of what was deleted. */
  recycle?: string;
}

export const RecycleLink = ({ href }: { href: string }) => (
  <ButtonLink variant="text" color="inherit" size="small" startIcon={<Archive size={16} aria-hidden />} href={href}>
    {useTranslations('table.recycle')('title')}
  </ButtonLink>
);

/** How a list looks, in words: density, columns, rows or pictures, and the way to what was deleted. */
export function DisplayMenu<T>({ prefs, layout, tiles, recycle }: DisplayMenuProps<T>) {
  const t = useTranslations('table');
  const popover = useAnchor();
  const id = useId();
  if (layout.columns.length === 0) return recycle && <RecycleLink href={recycle} />;
  return (
    <>
      <MenuButton icon={SlidersHorizontal} opens={popover} aria-haspopup="dialog">
        {t('display')}
      </MenuButton>
      <DialogPopover
        anchor={popover.anchor}
        open={popover.open}
        label={t('display')}
        align="right"
        onClose={popover.hide}
      >
        <div className={styles.parts}>
          <h3 id={id}>{t('density')}</h3>
          <Segmented
            name={id}
            aria-labelledby={id}
            options={(SETTINGS.density.values ?? []).map((value) => ({ value, label: t(`densities.${value}`) }))}
            value={prefs.density}
            onChange={(value) => prefs.setDensity(value as Density)}
          />
          <ColumnsMenu {...layout} />
          {tiles && (
            <Button
              variant="text"
              color="inherit"
              size="small"
              startIcon={prefs.tiles ? <Table2 size={16} aria-hidden /> : <LayoutGrid size={16} aria-hidden />}
              onClick={() => {
                popover.hide();
                prefs.setTiles(!prefs.tiles);
              }}
            >
              {t(prefs.tiles ? 'asTable' : 'asTiles')}
            </Button>
          )}
          {recycle && <RecycleLink href={recycle} />}
        </div>
      </DialogPopover>
    </>
  );
}
