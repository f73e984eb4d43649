import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageHead } from '@/components/ui/layout/PageHead';
import { useRouteTitle } from '@/lib/i18n/route-title';
import { useView } from '@/lib/router/view';
import { BulkBar } from './BulkBar';
import { CardList } from './CardList';
import type { Column } from './column';
import { DataTable } from './DataTable';
import type { Filter } from './filter';
import { ListBody } from './ListBody';
import { ListEmpty, type ListEmptyProps } from './ListEmpty';
import { ListSkeleton } from './ListSkeleton';
import { ListToolbar } from './ListToolbar';
import { ListCard, ListPage, ListTools, PhoneHead } from './list-parts';
import { Pager } from './Pager';
import { StateTabs } from './StateTabs';
import type { EntityList } from './use-entity-list';

interface ListScreenProps<T extends { id: string }> {
  list: EntityList<T>;
  columns: Column<T>[];
  /** What the platform can sort by, in the order of the menu. */
  sorts: readonly { by: string; title: string }[];
  filters?: readonly Filter[];
  /** The tabs above the list, '' being all; `urgent` ones want attention as long as they hold any. */
  views?: readonly { value: string; label: string; urgent?: boolean }[];
  /** A row in a word, for its checkbox. */
  nameOf: (row: T) => string;
  card: (row: T) => ReactNode;
  rowActions: (row: T) => ReactNode;
  /** What can be done with several rows; absent: rows are not chosen. */
  bulk?: (rows: T[]) => ReactNode;
  add?: { label: string; run: () => void };
  texts: { search: string; failed: string };
  never: ListEmptyProps['never'];
  /** Between head and list: a summary, or what the platform wants to say. */
  children?: ReactNode;
}

const keyOf = (row: { id: string }) => row.id;

/** A screen that is a list: views, tools, rows or cards, pages, and what is done with several rows together. */
export function ListScreen<T extends { id: string }>({ list, columns, views, texts, ...props }: ListScreenProps<T>) {
  // As the menu, the tab and the breadcrumb call it.
  const title = useRouteTitle()(useView().title);
  const phone = useMediaQuery('(max-width: 599.95px)');
  const wide = useMediaQuery('(min-width: 992px)');
  const { query, prefs, selection } = list;
  const { add, nameOf, card, bulk } = props;

  const addButton = !add ? null : phone ? (
    <Button variant="contained" aria-label={add.label} onClick={add.run} sx={{ width: 44, px: 0 }}>
      <Plus size={18} aria-hidden />
    </Button>
  ) : (
    <Button variant="contained" startIcon={<Plus size={16} aria-hidden />} onClick={add.run}>
      {add.label}
    </Button>
  );
  const tabs = views && (
    <StateTabs
      value={list.view}
      onChange={list.setView}
      tabs={views.map((view) => ({ ...view, count: list.counts.get(view.value) }))}
    />
  );
  const tools = (
    <ListToolbar
      list={list}
      searchLabel={texts.search}
      filters={props.filters ?? []}
      columns={columns}
      sorts={props.sorts}
      phone={phone}
      add={wide ? null : addButton}
    />
  );
  const rowsProps = { name: title, keyOf, nameOf, selection: bulk && selection, busy: query.isPlaceholderData };
  return (
    <ListPage>
      <PageHead title={title} count={list.total} actions={wide && addButton} />
      {props.children}
      <ListCard>
        {phone ? (
          <PhoneHead>
            {tools}
            {tabs}
          </PhoneHead>
        ) : (
          <>
            {tabs}
            <ListTools>{tools}</ListTools>
          </>
        )}
        <ListBody
          query={query}
          failedTitle={texts.failed}
          skeleton={<ListSkeleton density={prefs.density} cards={phone} />}
          empty={<ListEmpty filtered={list.filtered} onClear={list.reset} never={props.never} />}
        >
          {(rows) =>
            phone ? (
              <CardList {...rowsProps} rows={rows} renderCard={card} />
            ) : (
              <DataTable
                {...rowsProps}
                rows={rows}
                columns={columns.filter((column) => !prefs.hidden.includes(column.key))}
                sort={list.sort}
                onSort={list.setSort}
                density={prefs.density}
                actions={props.rowActions}
              />
            )
          }
        </ListBody>
        {query.data && query.data.total > 0 && <Pager list={list} total={query.data.total} narrow={phone} />}
        {bulk && (
          <BulkBar count={selection.size} onClear={selection.clear}>
            {bulk(selection.rows)}
          </BulkBar>
        )}
      </ListCard>
    </ListPage>
  );
}
