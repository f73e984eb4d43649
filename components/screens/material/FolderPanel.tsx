import { FolderPlus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Suspense, useId } from 'react';
import { lockOf } from '@/components/ui/permission/lock';
import { IconAction } from '@/components/ui/button/IconAction';
import { ErrorRegion } from '@/components/ui/feedback/ErrorRegion';
import { FolderTree } from '@/components/shared/material/FolderTree';
import { Quota } from '@/components/shared/material/Quota';
import { ALL_FOLDERS, type Folders } from '@/components/shared/material/use-folders';
import type { OpenBranches } from '@/components/ui/tree/tree-types';
import { useCounts, type ListAnswer } from '@/components/ui/table/use-counts';
import { ROOT_FOLDER, materialApi, type Material } from '@/lib/api/material';
import { FilledFolderDialog } from './parts';
import { materialsIn } from './use-drag-materials';
import { useFolderActions } from './use-folder-actions';
import type { MaterialActions } from './use-material-actions';
import styles from './FolderPanel.module.css';

interface FolderPanelProps {
  folders: Folders;
  open: OpenBranches;
  current: string;
  onOpen: (id: string) => void;
  mayEdit: boolean;
  materials: MaterialActions;
  /** The response of the list beside it, whose counts matter here too. */
  answer: ListAnswer<Material>;
}

/** Folders of the library with their actions, and the remaining storage. */
export function FolderPanel({ folders, open, current, onOpen, mayEdit, materials, answer }: FolderPanelProps) {
  const t = useTranslations('material.folder');
  const root = useTranslations('library.folders')('root');
  const label = useTranslations('library.folders')('label');
  const id = useId();
  const [all, loose] = useCounts(materialApi, answer, [{}, { folderId: ROOT_FOLDER }]);
  const actions = useFolderActions(folders, open, (folder) => {
    if (folders.within(folder.id).includes(current)) onOpen(folder.parentId ?? ALL_FOLDERS);
  });
  const { query } = folders;
  const { filled } = actions;
  const drop = (ids: Parameters<typeof materialsIn>[0], folder: string) => {
    if (folder === ALL_FOLDERS) return;
    const folderId = folder === ROOT_FOLDER ? '' : folder;
    // The mutation shows its error itself.
    void materials.moveTo(materialsIn(ids) ?? [], folderId, folders.byId.get(folder)?.name ?? root).catch(() => {});
  };
  return (
    <section className={styles.root} aria-labelledby={id}>
      <div className="head">
        <h2 id={id}>{label}</h2>
        {mayEdit && (
          <IconAction size="small" label={t('add')} onClick={() => actions.add('')} {...lockOf()}>
            <FolderPlus size={16} aria-hidden />
          </IconAction>
        )}
      </div>
      <div className="folders">
        {query.error && !query.data ? (
          <ErrorRegion error={query.error} title={t('failed')} onRetry={() => void query.refetch()} />
        ) : (
          <FolderTree
            folders={folders}
            open={open}
            selected={current}
            onOpen={onOpen}
            counts={{ all: all ?? undefined, root: loose ?? undefined }}
            {...(mayEdit && {
              actions: actions.actions,
              moves: actions.moves,
              edit: actions.edit,
              drops: { accepts: (data) => materialsIn(data) !== undefined, run: drop },
            })}
          />
        )}
      </div>
      <Quota />
      {filled && (
        <Suspense>
          <FilledFolderDialog
            name={filled.folder.name}
            content={filled.content}
            busy={actions.busy}
            onConfirm={actions.confirm}
            onClose={actions.cancel}
          />
        </Suspense>
      )}
    </section>
  );
}
