import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useMedia } from '@/components/ui/layout/use-media';
import { DialogActions } from '@/components/ui/feedback/dialog/dialog-parts';
import { Button } from '@/components/ui/button/Button';
import space from '@/components/ui/layout/space.module.css';
import { Text } from '@/components/ui/layout/Text';
import type { Filter } from '@/components/ui/table/filters/filter';
import { FilterBar } from '@/components/ui/table/filters/FilterBar';
import { ListBody } from '@/components/ui/table/ListBody';
import { ListEmpty, type ListEmptyProps } from '@/components/ui/table/ListEmpty';
import { ListSkeleton } from '@/components/ui/table/ListSkeleton';
import { Pager } from '@/components/ui/table/pages/Pager';
import { StepPager } from '@/components/ui/table/pages/StepPager';
import { SearchBox } from '@/components/ui/table/SearchBox';
import type { EntityList } from '@/components/ui/table/use-entity-list';
import { EntityOptions } from './EntityOptions';
import { EntityRows } from './EntityRows';
import type { Face } from './face';
import type { BriefApi } from '@/components/ui/use-records';
import { from } from '@/lib/theme/breakpoints';
import styles from './EntityPicker.module.css';

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
  const wide = useMedia(from.desk);
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
      slotProps={{ paper: { className: styles.paper } }}
    >
      <DialogTitle id={titleId}>{texts.title}</DialogTitle>
      <div className={styles.panes}>
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
            <Text variant="subtitle2" as="h3">
              {t('heading')}
            </Text>
            {ids.length === 0 && (
              <Text variant="body2" tone="tertiary" className={space.above8}>
                {t('none')}
              </Text>
            )}
            <EntityRows dense label={t('heading')} api={api} face={face} ids={ids} onChange={setIds} />
          </div>
        )}
      </div>
      <DialogActions>
        <Text variant="body2" role="status" tone="secondary" className={space.fill}>
          {count}
        </Text>
        <Button onClick={onClose}>{action('cancel')}</Button>
        <Button variant="contained" onClick={() => onChoose(ids, records)}>
          {action('ok')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
