import { Copy, CopyCheck, Eye, FolderInput, Pencil, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { MenuAction } from '@/components/ui/menu/ActionMenu';
import { useMay } from '@/components/ui/permission/Can';
import type { PageActions } from '@/components/ui/table/changes/list-actions';
import type { Selection } from '@/components/ui/table/use-selection';
import { shownAddress } from '@/lib/api/addresses/file-address';
import type { Material } from '@/lib/api/material';
import { openNewWindow } from '@/lib/util/browser/new-window';
import { useCopyLink } from './use-copy-link';
import type { MaterialActions } from './use-material-actions';

/** What can be done with materials of the list: in dialogs, but for deleting. */
export function useMaterialListActions(
  { busy, open, remove }: MaterialActions,
  selection: Selection<Material>,
): PageActions<Material> {
  const t = useTranslations('material.details');
  const page = useTranslations('table')('selectPage');
  const copy = useCopyLink();
  const may = useMay();
  const [mayEdit, mayDelete] = [may(['material:edit']), may(['material:delete'])];
  const preview = (material: Material, address: string) =>
    material.kind === 'image' ? open({ kind: 'preview', material }) : openNewWindow(address);
  const move = (materials: readonly Material[]): MenuAction => ({
    key: 'move',
    label: t('move'),
    icon: FolderInput,
    writes: true,
    run: () => open({ kind: 'move', materials }),
  });
  const erase = (materials: readonly Material[]): MenuAction => ({
    key: 'delete',
    label: t('delete'),
    icon: Trash2,
    danger: true,
    disabled: busy,
    writes: true,
    run: () => remove(materials),
  });
  return {
    busy,
    ofOne: (material) => {
      const address = shownAddress(material.url);
      const dialogs: MenuAction[] = [
        { key: 'preview', label: t('previewShort'), icon: Eye, run: () => preview(material, address) },
        { key: 'copy', label: t('copy'), icon: Copy, run: () => void copy(address) },
      ];
      if (mayEdit) {
        const rename = () => open({ kind: 'rename', material });
        dialogs.push({ key: 'rename', label: t('rename'), icon: Pencil, writes: true, run: rename }, move([material]));
      }
      return [...dialogs.map((action) => ({ ...action, disabled: false })), ...(mayDelete ? [erase([material])] : [])];
    },
    ofSeveral: (materials) => [
      { key: 'page', label: page, icon: CopyCheck, disabled: busy, run: () => selection.toggleAll(true) },
      ...(mayEdit ? [{ ...move(materials), disabled: busy }] : []),
      ...(mayDelete ? [erase(materials)] : []),
    ],
  };
}
