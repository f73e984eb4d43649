import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import type { Filter } from '@/components/ui/table/filters/filter';
import { FilterBar } from '@/components/ui/table/filters/FilterBar';
import { ListBody } from '@/components/ui/table/ListBody';
import { ListEmpty, type ListEmptyProps } from '@/components/ui/table/ListEmpty';
import { ListSkeleton } from '@/components/ui/table/ListSkeleton';
import { Pager } from '@/components/ui/table/Pager';
import { StepPager } from '@/components/ui/table/StepPager';
import { SearchBox } from '@/components/ui/table/SearchBox';
import type { EntityList } from '@/components/ui/table/use-entity-list';
import { EntityOptions } from './EntityOptions';
import { EntityRows } from './EntityRows';
import type { Face } from './face';
import type { BriefApi } from './use-records';
import { below, from } from '@/lib/theme/breakpoints';

const Panes = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 280px',
  flex: 1,
  minHeight: 0,
  borderBlock: '1px solid var(--border-subtle)',
  '& > .found': { display: 'flex', flexDirection: 'column', minHeight: 0, minWidth: 0 },
  '& > .found > .tools': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, padding: '12px 20px' },
  '& > .chosen': {
    overflow: 'auto',
    padding: '14px 12px 8px 16px',
    borderInlineStart: '1px solid var(--border-subtle)',
    backgroundColor: 'var(--surface-sunken)',
  },
  // Padding for lists that are paginated on phones, which have none of their own.
  [below.phone]: { '& > .found > :last-child': { paddingInline: 16 } },
  [below.desk]: { gridTemplateColumns: 'minmax(0, 1fr)', '& > .chosen': { display: 'none' } },
});

export interface PickerProps<T> {
  chosen: readonly string[];
  /** Maximum; with 1 another choice replaces the first. */
  max?: number;
  onClose: () => void;
  onChoose: (ids: string[], records: ReadonlyMap<string, T>) => void;
}

interface EntityPickerProps<T extends { id: string }> extends PickerProps<T> {
  api: BriefApi<T>;
  /** The current results; its state is in a `MemoryView`. */
  list: EntityList<T>;
  filters: readonly Filter[];
  face: (record: T) => Face;
  texts: { title: string; list: string; search: string; failed: string };
  never: ListEmptyProps['never'];
}

/** Chooses records of another domain, searched, filtered and paged by the platform; the order is that of choosing. */
export function EntityPicker<T extends { id: string }>(props: EntityPickerProps<T>) {
  const { chosen, max = Infinity, onClose, onChoose, api, list, filters, face, texts, never } = props;
  const t = useTranslations('picker');
  const action = useTranslations('entry.action');
  const queries = useQueryClient();
  const titleId = useId();
  const wide = useMediaQuery(from.desk);
  const [ids, setIds] = useState<string[]>([...chosen]);
  const [records, setRecords] = useState<ReadonlyMap<string, T>>(new Map());
  const { keyword } = list.filters;

  const toggle = (row: T) => {
    if (ids.includes(row.id)) return setIds(ids.filter((id) => id !== row.id));
    if (max > 1 && ids.length >= max) return;
    setIds(max === 1 ? [row.id] : [...ids, row.id]);
    setRecords(new Map(records).set(row.id, row));
    // Caches the record, so that showing the choice needs no request.
    queries.setQueryData(api.brief(row.id).queryKey, row);
  };
  const count =
    max === Infinity || max === 1 ? t('chosen', { count: ids.length }) : t('chosenOf', { count: ids.length, max });
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="md"
      aria-labelledby={titleId}
      // The search is a form of its own: its submit event must not reach the form behind the dialog.
      onSubmit={(event) => event.stopPropagation()}
      slotProps={{ paper: { sx: { height: 'min(680px, calc(100% - 32px))' } } }}
    >
      <DialogTitle id={titleId}>{texts.title}</DialogTitle>
      <Panes>
        <div className="found">
          <div className="tools">
            <SearchBox
              autoFocus
              label={texts.search}
              value={typeof keyword === 'string' ? keyword : ''}
              onSearch={(text) => list.setFilters({ keyword: text })}
            />
            <FilterBar filters={filters} values={list.filters} onApply={list.setFilters} />
          </div>
          <ListBody
            query={list.query}
            onStop={list.stop}
            failedTitle={texts.failed}
            skeleton={<ListSkeleton density="comfortable" cards={false} />}
            empty={<ListEmpty filtered={list.filtered} onClear={list.reset} never={never} />}
          >
            {(rows) => (
              <EntityOptions
                label={texts.list}
                rows={rows}
                face={face}
                chosen={ids}
                several={max > 1}
                full={max > 1 && ids.length >= max}
                onToggle={toggle}
              />
            )}
          </ListBody>
          {wide ? (
            <Pager list={list} total={list.query.data?.total} narrow />
          ) : (
            <StepPager list={list} total={list.query.data?.total} />
          )}
        </div>
        {wide && max > 1 && (
          <div className="chosen">
            <Typography variant="subtitle2" component="h3">
              {t('heading')}
            </Typography>
            {ids.length === 0 && (
              <Typography variant="body2" sx={{ color: 'var(--text-tertiary)', mt: 1 }}>
                {t('none')}
              </Typography>
            )}
            <EntityRows dense label={t('heading')} api={api} face={face} ids={ids} onChange={setIds} />
          </div>
        )}
      </Panes>
      <DialogActions>
        <Typography variant="body2" role="status" sx={{ flex: 1, color: 'text.secondary' }}>
          {count}
        </Typography>
        <Button onClick={onClose}>{action('cancel')}</Button>
        <Button variant="contained" onClick={() => onChoose(ids, records)}>
          {action('ok')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
