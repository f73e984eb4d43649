import { CopyCheck, FolderInput, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useCan } from '@/components/ui/permission/Can';
import { BulkButtons } from '@/components/ui/table/ActionButtons';
import { BulkBar } from '@/components/ui/table/BulkBar';
import type { Selection } from '@/components/ui/table/use-selection';
import type { Material } from '@/lib/api/material';
import type { MaterialActions } from './use-material-actions';

/** What can be done with the chosen materials together. */
export function MaterialBulk({ selection, actions }: { selection: Selection<Material>; actions: MaterialActions }) {
  const t = useTranslations('materials.details');
  const page = useTranslations('table')('selectPage');
  const disabled = actions.busy;
  const mayDelete = useCan()(['material:delete']);
  const removal = {
    key: 'delete',
    label: t('delete'),
    icon: Trash2,
    disabled,
    run: () => actions.remove(selection.rows),
  };
  const buttons = [
    { key: 'page', label: page, icon: CopyCheck, disabled, run: () => selection.toggleAll(true) },
    {
      key: 'move',
      label: t('move'),
      icon: FolderInput,
      disabled,
      run: () => actions.open({ kind: 'move', materials: selection.rows }),
    },
    ...(mayDelete ? [removal] : []),
  ];
  return (
    <BulkBar count={selection.size} onClear={selection.clear}>
      <BulkButtons actions={buttons} />
    </BulkBar>
  );
}
