import { useTranslations } from 'next-intl';
import { Check, ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '@/components/ui/button/Button';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { ListBody } from '@/components/ui/table/ListBody';
import type { Material } from '@/lib/api/material';
import { CardGrid } from '@/components/ui/media/card-grid';
import { GridSkeleton } from '@/components/ui/media/GridSkeleton';
import { useCardKeys } from '@/components/ui/media/use-card-keys';
import { visibleFileName } from '@/lib/util/files/file-name';
import { IconAction } from '@/components/ui/button/IconAction';
import { ALL_FOLDERS } from '../use-folders';
import type { useLibraryPage } from './use-library-page';
import { MaterialFace } from '../MaterialFace';
import styles from './PickCard.module.css';

interface PickPagerProps {
  pageNo: number;
  pageSize: number;
  total: number;
  onPage: (pageNo: number) => void;
}

function PickPager({ pageNo, pageSize, total, onPage }: PickPagerProps) {
  const t = useTranslations('table');
  const last = Math.max(1, Math.ceil(total / pageSize));
  const range = { from: (pageNo - 1) * pageSize + 1, to: Math.min(total, pageNo * pageSize), total };
  // Not disabled: the button that has just reached the last page must keep the focus.
  const button = (label: string, to: number, Icon: typeof ChevronLeft) => {
    const off = to < 1 || to > last;
    return (
      <IconAction size="small" label={label} aria-disabled={off || undefined} onClick={() => off || onPage(to)}>
        <Icon size={16} aria-hidden opacity={off ? 0.4 : 1} />
      </IconAction>
    );
  };
  return (
    <nav className={styles.root} aria-label={t('pages')}>
      <span aria-live="polite">{t.rich('range', { ...range, b: (text) => <b>{text}</b> })}</span>
      {last > 1 && (
        <span>
          {button(t('previousPage'), pageNo - 1, ChevronLeft)}
          {button(t('nextPage'), pageNo + 1, ChevronRight)}
        </span>
      )}
    </nav>
  );
}

interface PickCardProps {
  material: Material;
  /** Position among the chosen, from 1; 0 if it is not chosen. */
  order: number;
  /** Only one can be chosen, so the position is not shown. */
  single: boolean;
  /** The maximum is reached. */
  full: boolean;
  /** The one card with tabIndex 0; arrow keys move to the others. */
  stop: boolean;
  onToggle: () => void;
}

function PickCard({ material, order, single, full, stop, onToggle }: PickCardProps) {
  const t = useTranslations('library.pick');
  const off = full && order === 0;
  const name = visibleFileName(material.name);
  return (
    <label className={styles.card} data-chosen={order > 0 || undefined} data-off={off || undefined}>
      <input
        type="checkbox"
        checked={order > 0}
        tabIndex={stop ? 0 : -1}
        aria-disabled={off || undefined}
        aria-label={order > 0 && !single ? t('nameInOrder', { name, order }) : name}
        onChange={() => !off && onToggle()}
      />
      <span className="order" aria-hidden>
        {order > 0 && (single ? <Check size={14} strokeWidth={2.4} /> : order)}
      </span>
      <MaterialFace material={material} />
    </label>
  );
}

interface PickListProps {
  page: ReturnType<typeof useLibraryPage>;
  chosen: readonly Material[];
  max: number;
  onToggle: (material: Material) => void;
}

export function PickList({ page, chosen, max, onToggle }: PickListProps) {
  const t = useTranslations('library');
  const { query, keyword, folderId } = page;
  const keys = useCardKeys(query.data?.list.map(({ id }) => id) ?? [], 'input');
  const everything = () => {
    page.search('');
    page.open(ALL_FOLDERS);
  };
  const narrowed = keyword !== '' || folderId !== ALL_FOLDERS;
  const empty = narrowed ? (
    <EmptyState
      kind="none"
      title={t('pick.none')}
      actions={
        <Button size="small" onClick={everything}>
          {t('pick.everything')}
        </Button>
      }
    />
  ) : (
    <EmptyState kind="never" title={t('empty.title')} text={t('empty.text')} />
  );
  return (
    <>
      <ListBody query={query} onStop={page.stop} failedTitle={t('failed')} skeleton={<GridSkeleton />} empty={empty}>
        {(rows) => (
          <div className="scroll">
            <CardGrid role="group" aria-label={t('pick.list')} aria-busy={query.isPlaceholderData} {...keys.handlers}>
              {rows.map((material) => (
                <div key={material.id} data-card={material.id}>
                  <PickCard
                    material={material}
                    order={chosen.findIndex(({ id }) => id === material.id) + 1}
                    single={max === 1}
                    full={max > 1 && chosen.length >= max}
                    stop={keys.isStop(material.id)}
                    onToggle={() => onToggle(material)}
                  />
                </div>
              ))}
            </CardGrid>
          </div>
        )}
      </ListBody>
      {query.data && query.data.total > 0 && <PickPager {...page.pager} total={query.data.total} />}
    </>
  );
}
