import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/Button';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { ListBody } from '@/components/ui/table/ListBody';
import type { Material } from '@/lib/api/material';
import { CardGrid } from '@/components/ui/media/card-grid';
import { GridSkeleton } from '@/components/ui/media/GridSkeleton';
import { PickCard } from './PickCard';
import { PickPager } from './PickPager';
import { useCardKeys } from '@/components/ui/media/use-card-keys';
import { ALL_FOLDERS } from '../use-folders';
import type { useLibraryPage } from './use-library-page';

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
