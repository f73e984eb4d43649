import { RowButtons } from '@/components/ui/table/changes/list-actions';
import { useColumnLayout } from '@/components/ui/table/columns/use-column-layout';
import { arranged } from '@/components/ui/table/columns/column-prefs';
import { DataTable } from '@/components/ui/table/rows/DataTable';
import { ListCard } from '@/components/ui/table/list-parts';
import type { EntityList } from '@/components/ui/table/use-entity-list';
import type { Selection } from '@/components/ui/table/use-selection';
import type { Material } from '@/lib/api/material';
import { visibleFileName } from '@/lib/util/files/file-name';
import { useMaterialColumns, type ColumnParts } from './material-columns';
import type { MaterialActions } from './use-material-actions';
import { useMaterialListActions } from './use-material-list-actions';

interface MaterialTableProps {
  name: string;
  rows: readonly Material[];
  list: EntityList<Material>;
  parts: ColumnParts;
  selection: Selection<Material> | undefined;
  actions: MaterialActions;
}

export function MaterialTable({ name, rows, list, parts, selection, actions }: MaterialTableProps) {
  const { prefs } = list;
  const columns = useMaterialColumns(parts);
  const layout = useColumnLayout(columns, prefs);
  const { busy, ofOne } = useMaterialListActions(actions, list.selection);
  return (
    <ListCard>
      <DataTable
        name={name}
        rows={rows}
        columns={arranged(columns, layout.prefs)}
        layout={layout}
        keyOf={({ id }) => id}
        nameOf={(material) => visibleFileName(material.name)}
        sort={list.sort}
        onSort={list.setSort}
        selection={selection}
        density={prefs.density}
        busy={list.query.isPlaceholderData}
        actions={(material) => <RowButtons actions={ofOne(material)} busy={busy} />}
      />
    </ListCard>
  );
}
