import { useColumnLayout } from '@/components/ui/table/columns/use-column-layout';
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
      <ColumnsMenu {...useColumnLayout(useMaterialColumns(parts), prefs)} />
    </>
  );
}
