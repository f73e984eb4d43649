import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { GridSkeleton } from '@/components/ui/media/GridSkeleton';
import { useMay } from '@/components/ui/permission/Can';
import { ListBody } from '@/components/ui/table/ListBody';
import { ListEmpty } from '@/components/ui/table/ListEmpty';
import { ListSkeleton } from '@/components/ui/table/ListSkeleton';
import type { EntityList } from '@/components/ui/table/use-entity-list';
import type { Material } from '@/lib/api/material';
import type { ColumnParts } from './material-columns';
import { MaterialGrid } from './MaterialGrid';
import { MaterialTable } from './parts';
import type { MaterialActions } from './use-material-actions';
import type { MaterialView } from './ViewSwitch';

interface MaterialBodyProps {
  name: string;
  list: EntityList<Material>;
  parts: ColumnParts;
  view: MaterialView;
  openId: string | undefined;
  onOpen: (material: Material) => void;
  mayEdit: boolean;
  actions: MaterialActions;
}

export function MaterialBody({ name, list, parts, view, openId, onOpen, mayEdit, actions }: MaterialBodyProps) {
  const t = useTranslations('material');
  const library = useTranslations('library');
  const { query, prefs, filters } = list;
  const selection = useMay()(['material:edit', 'material:delete']) ? list.selection : undefined;
  const asList = view === 'list';
  const onlyFolder = Object.entries(filters).every(([key, value]) => (key === 'folderId') === (value !== undefined));
  const never = { title: library('empty.title'), text: mayEdit ? library('empty.text') : undefined };
  const empty = onlyFolder ? (
    <EmptyState kind="never" title={t('emptyFolder.title')} text={mayEdit ? t('emptyFolder.text') : undefined} />
  ) : (
    <ListEmpty filtered={list.filtered} onClear={list.reset} never={{ ...never, text: never.text ?? '' }} />
  );
  return (
    <ListBody
      query={query}
      onStop={list.stop}
      failedTitle={library('failed')}
      skeleton={asList ? <ListSkeleton density={prefs.density} /> : <GridSkeleton />}
      empty={empty}
    >
      {(rows) =>
        asList ? (
          <Suspense fallback={<ListSkeleton density={prefs.density} />}>
            <MaterialTable name={name} rows={rows} list={list} parts={parts} selection={selection} actions={actions} />
          </Suspense>
        ) : (
          <MaterialGrid
            name={name}
            rows={rows}
            busy={query.isPlaceholderData}
            openId={openId}
            onOpen={onOpen}
            selection={selection}
            actions={actions}
          />
        )
      }
    </ListBody>
  );
}
