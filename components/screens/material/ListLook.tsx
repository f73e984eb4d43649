import { ColumnsMenu } from '@/components/ui/table/columns/ColumnsMenu';
import { DensityMenu } from '@/components/ui/table/DensityMenu';
import type { EntityList } from '@/components/ui/table/use-entity-list';
import type { Material } from '@/lib/api/material';
import { useMaterialColumns, type ColumnParts } from './material-columns';

export function ListLook({ list, parts }: { list: EntityList<Material>; parts: ColumnParts }) {
  const { prefs } = list;
  return (
    <>
      <DensityMenu density={prefs.density} onChange={prefs.setDensity} />
      <ColumnsMenu columns={useMaterialColumns(parts)} prefs={prefs.columns} onChange={prefs.setColumns} />
    </>
  );
}
