import { DataTable } from '@/components/ui/table/rows/DataTable';
import { ListCard } from '@/components/ui/table/list-parts';
import type { EntityList } from '@/components/ui/table/use-entity-list';
import type { Material } from '@/lib/api/material';
import { visibleFileName } from '@/lib/util/files/file-name';
import { useMaterialColumns, type ColumnParts } from './material-columns';
import { MaterialRowActions } from './MaterialRowActions';
import type { MaterialActions } from './use-material-actions';

interface MaterialTableProps {
  name: string;
  rows: readonly Material[];
  list: EntityList<Material>;
  parts: ColumnParts;
  mayEdit: boolean;
  actions: MaterialActions;
}

export function MaterialTable({ name, rows, list, parts, mayEdit, actions }: MaterialTableProps) {
  const { prefs } = list;
  const columns = useMaterialColumns(parts);
  return (
    <ListCard>
      <DataTable
        name={name}
        rows={rows}
        columns={columns.filter((column) => !prefs.hidden.includes(column.key))}
        keyOf={({ id }) => id}
        nameOf={(material) => visibleFileName(material.name)}
        sort={list.sort}
        onSort={list.setSort}
        selection={mayEdit ? list.selection : undefined}
        density={prefs.density}
        busy={list.query.isPlaceholderData}
        actions={(material) => <MaterialRowActions material={material} actions={actions} mayEdit={mayEdit} />}
      />
    </ListCard>
  );
}
