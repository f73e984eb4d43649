import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMedia } from '@/components/ui/layout/use-media';
import { Button } from '@/components/ui/button/Button';
import { lockOf } from '@/components/ui/permission/lock';
import type { MenuAction } from '@/components/ui/menu/ActionMenu';
import { PageHead } from '@/components/ui/layout/PageHead';
import { useMay } from '@/components/ui/permission/Can';
import type { Guard } from '@/lib/auth/permission';
import { useTranslations } from 'next-intl';
import { useRouteTitle } from '@/lib/i18n/route-title';
import { useView } from '@/lib/router/view';
import type { CellEdits } from './cells/use-cell-edits';
import { arranged } from './columns/column-prefs';
import { useColumnLayout } from './columns/use-column-layout';
import { COLUMNS_PARAM, columnsText } from './own-views/own-views';
import { useRowOrder, type OrderOptions } from './order/use-row-order';
import { OwnViewTools } from './own-views/OwnViewTools';
import { BulkBar } from './BulkBar';
import { HeadButtons, HeadMenu } from './HeadActions';
import { CardList } from './rows/CardList';
import type { Column } from './rows/column';
import { ColumnCard } from './rows/ColumnCard';
import { DataTable } from './rows/DataTable';
import type { Filter } from './filters/filter';
import { ListBody } from './ListBody';
import { ListEmpty, type ListEmptyProps } from './ListEmpty';
import { ListSkeleton } from './ListSkeleton';
import { ListToolbar } from './ListToolbar';
import { ListCard, ListPage, ListTools, PhoneHead } from './list-parts';
import { Pager } from './pages/Pager';
import { BulkButtons, CardButtons, RowButtons, type ListActions } from './changes/list-actions';
import { StateTabs } from './StateTabs';
import type { EntityList } from './use-entity-list';
import { useRowFocus } from './use-row-focus';
import { below, from } from '@/lib/theme/breakpoints';
import styles from './ListScreen.module.css';

interface ListScreenProps<T extends { id: string }> {
  list: EntityList<T>;
  columns?: Column<T>[];
  /** Sorts that the platform supports, in the order of the menu. */
  sorts: readonly { by: string; title: string }[];
  filters?: readonly Filter[];
  /** The tabs above the list; '' is all. `urgent` ones are highlighted while they contain records. */
  views?: readonly { value: string; label: string; urgent?: boolean }[];
  /** The accessible name of a row's checkbox. */
  nameOf: (row: T) => string;
  /** A row on phones with its actions; by default made from its columns. */
  card?: (row: T, actions: ReactNode) => ReactNode;
  /** A row as a picture; absent: the list has no grid of pictures. */
  tile?: (row: T, actions: ReactNode) => ReactNode;
  actions?: ListActions<T>;
  /** Lets the rows be put into the supplier's own order, while they are sorted by it. */
  order?: OrderOptions<T>;
  /** Lets values be changed in their cells, for users with the right. */
  cells?: CellEdits<T>;
  /** Renders the rows instead of a table and cards; the view then scrolls as a whole. */
  body?: (rows: T[]) => ReactNode;
  /** The rows are cards directly on the canvas. */
  canvas?: boolean;
  /** The button that adds a record, for users with the right. */
  add?: { label: string; run: () => void; guard?: Guard };
  /** Further actions of the head, such as an export; where it has no room they are in a menu. */
  headActions?: readonly MenuAction[];
  texts: { search: string; failed: string };
  /** Texts for a list that has never had a record, and what the button that adds one is called there. */
  never: Omit<ListEmptyProps['never'], 'action'> & { action?: string };
  /** Which part of the records it shows, after the title. */
  place?: string;
  /** Buttons and links before the one that adds a record. */
  lead?: ReactNode;
  /** The address of what was deleted, for users with the right to restore it. */
  recycle?: { href: string; guard: Guard };
  /** Content between head and list, such as a summary. */
  children?: ReactNode;
}

/** The tab of an own view has its name after this. */
const OWN = 'own:';

const NONE: never[] = [];

const keyOf = (row: { id: string }) => row.id;

/** A screen with a list: views, tools, rows or cards, pages, and actions for several rows. */
export function ListScreen<T extends { id: string }>(props: ListScreenProps<T>) {
  const { list, columns = [], views, texts, body, canvas, nameOf, never, actions } = props;
  // Rows are put into order in the table only.
  const tile = props.order ? undefined : props.tile;
  const t = useTranslations('table.own');
  // The same title as in menu, tab and breadcrumb.
  const title = useRouteTitle()(useView().title);
  const phone = useMedia(below.phone);
  const isOfCards = phone || Boolean(body);
  const wide = useMedia(from.desk);
  const { query, prefs, selection } = list;
  const rowFocus = useRowFocus();
  const ordered = useRowOrder(props.order, query.data?.list ?? NONE);
  const rowActions = (row: T) =>
    actions && <RowButtons actions={props.order ? ordered.actionsOf(row) : actions.ofOne(row)} busy={actions.busy} />;
  const cardActions = (row: T) => actions && <CardButtons actions={actions.ofOne(row)} busy={actions.busy} />;
  const ofSeveral = actions?.ofSeveral;
  const ofMatching = actions?.ofMatching;
  const matchingCount = query.data?.total ?? 0;
  const mayMatch = ofMatching && !selection.matching && selection.wholePage && matchingCount > selection.size;
  const may = useMay();
  const add = may(props.add?.guard) ? props.add : undefined;
  const offer = add && never.action ? { label: never.action, run: add.run } : undefined;
  const card =
    props.card ?? ((row: T, buttons: ReactNode) => <ColumnCard row={row} columns={columns} actions={buttons} />);

  const addButton = !add ? null : phone ? (
    <Button variant="contained" aria-label={add.label} onClick={add.run} {...lockOf()} className={styles.button}>
      <Plus size={18} aria-hidden />
    </Button>
  ) : (
    <Button variant="contained" startIcon={<Plus size={16} aria-hidden />} onClick={add.run} {...lockOf()}>
      {add.label}
    </Button>
  );
  const { own } = list;
  const layout = useColumnLayout(columns, prefs);
  // What a new view stores: its columns too, so that its address says everything.
  const asView = new URLSearchParams(own.query);
  if (columns.length > 0) asView.set(COLUMNS_PARAM, columnsText(columns, layout.prefs));
  const chosen = own.current ? `${OWN}${own.current.name}` : list.view;
  const chooseTab = (value: string) => {
    const view = own.views.find(({ name }) => `${OWN}${name}` === value);
    if (view) own.open(view);
    else if (own.current) own.leave(list.filtersOf(value));
    else list.setView(value);
  };
  const tabs = (views || own.views.length > 0 || list.filtered) && (
    <StateTabs
      value={chosen}
      onChange={chooseTab}
      tabs={[
        ...(views ?? [{ value: '', label: t('all') }]).map((view) => ({
          ...view,
          // A list without statuses counts all of its records beside its title.
          count: views ? list.counts.get(view.value) : null,
        })),
        ...own.views.map(({ name, count }) => ({
          value: `${OWN}${name}`,
          label: name,
          count,
          own: { changed: own.changed && own.current?.name === name },
        })),
      ]}
      tools={<OwnViewTools own={own} query={asView.toString()} />}
    />
  );
  const tools = (
    <ListToolbar
      list={list}
      searchLabel={texts.search}
      filters={props.filters ?? []}
      layout={layout}
      sorts={props.sorts}
      recycle={props.recycle && may(props.recycle.guard) ? props.recycle.href : undefined}
      tiles={tile !== undefined}
      phone={phone}
      add={
        wide ? null : (
          <>
            {addButton}
            <HeadMenu actions={props.headActions} />
          </>
        )
      }
    />
  );
  const rowsProps = {
    name: props.place ?? title,
    keyOf,
    nameOf,
    selection: ofSeveral && selection,
    busy: query.isPlaceholderData,
  };
  return (
    <ListPage data-flow={body ? '' : undefined}>
      <PageHead
        title={title}
        place={props.place}
        // The tabs of a list that has some count its records.
        count={views ? undefined : list.total}
        actions={
          <>
            {props.lead}
            {wide && <HeadButtons actions={props.headActions} />}
            {wide && addButton}
          </>
        }
      />
      {/* On phones the head of the list extends to the content above it. */}
      {props.children && <div className={styles.box}>{props.children}</div>}
      <ListCard {...rowFocus} data-flow={body ? '' : undefined} data-canvas={canvas || undefined}>
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
          onStop={list.stop}
          failedTitle={texts.failed}
          skeleton={
            <ListSkeleton
              columns={arranged(columns, layout.prefs)}
              selectable={ofSeveral !== undefined}
              density={prefs.density}
              cards={isOfCards}
            />
          }
          empty={<ListEmpty filtered={list.filtered} onClear={list.reset} never={{ ...never, action: offer }} />}
        >
          {(rows) =>
            body ? (
              body(rows)
            ) : phone ? (
              <CardList {...rowsProps} rows={rows} renderCard={(row) => card(row, cardActions(row))} />
            ) : tile && prefs.tiles ? (
              <CardList {...rowsProps} tiles rows={rows} renderCard={(row) => tile(row, cardActions(row))} />
            ) : (
              <DataTable
                {...rowsProps}
                rows={ordered.order ? ordered.rows : rows}
                order={ordered.order}
                columns={arranged(columns, layout.prefs)}
                layout={layout}
                cells={props.cells}
                sort={list.sort}
                onSort={list.setSort}
                density={prefs.density}
                actions={rowActions}
              />
            )
          }
        </ListBody>
        <Pager list={list} total={query.data?.total} narrow={phone} flows={isOfCards} />
        {ofSeveral && (
          <BulkBar
            count={selection.matching ? matchingCount : selection.size}
            matching={selection.matching}
            matchingCount={matchingCount}
            onMatching={mayMatch ? selection.selectMatching : undefined}
            onClear={selection.clear}
          >
            <BulkButtons
              actions={
                selection.matching && ofMatching
                  ? ofMatching(list.answer.filter, matchingCount)
                  : ofSeveral(selection.rows)
              }
            />
          </BulkBar>
        )}
      </ListCard>
    </ListPage>
  );
}
