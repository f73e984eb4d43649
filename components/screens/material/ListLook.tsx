import { useColumnLayout } from '@/components/ui/table/columns/use-column-layout';
import { DisplayMenu } from '@/components/ui/table/columns/DisplayMenu';
import type { EntityList } from '@/components/ui/table/use-entity-list';
import type { Material } from '@/lib/api/material';
import { useMaterialColumns, type ColumnParts } from './material-columns';

export const ListLook = ({ list: { prefs }, parts }: { list: EntityList<Material>; parts: ColumnParts }) => (
  <DisplayMenu prefs={prefs} layout={useColumnLayout(useMaterialColumns(parts), prefs)} />
);
