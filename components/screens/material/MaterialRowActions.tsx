import { Copy, Eye, FolderInput, Pencil, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Can } from '@/components/ui/permission/Can';
import { RowAction } from '@/components/ui/table/rows/RowAction';
import { shownAddress } from '@/lib/api/file-address';
import type { Material } from '@/lib/api/material';
import { openNewWindow } from '@/lib/util/browser/new-window';
import { useCopyLink } from './use-copy-link';
import type { MaterialActions } from './use-material-actions';

interface MaterialRowActionsProps {
  material: Material;
  actions: MaterialActions;
  mayEdit: boolean;
}

export function MaterialRowActions({ material, actions, mayEdit }: MaterialRowActionsProps) {
  const t = useTranslations('material.details');
  const copy = useCopyLink();
  const address = shownAddress(material.url);
  const { busy, open } = actions;
  const preview = () => (material.kind === 'image' ? open({ kind: 'preview', material }) : openNewWindow(address));
  return (
    <>
      <RowAction label={t('previewShort')} icon={Eye} onClick={preview} />
      <RowAction label={t('copy')} icon={Copy} onClick={() => void copy(address)} />
      {mayEdit && (
        <>
          <RowAction label={t('rename')} icon={Pencil} onClick={() => open({ kind: 'rename', material })} />
          <RowAction
            label={t('move')}
            icon={FolderInput}
            onClick={() => open({ kind: 'move', materials: [material] })}
          />
        </>
      )}
      <Can guard={['material:delete']}>
        <RowAction label={t('delete')} icon={Trash2} danger busy={busy} onClick={() => actions.remove([material])} />
      </Can>
    </>
  );
}
