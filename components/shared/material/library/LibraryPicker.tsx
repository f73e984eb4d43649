import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DialogActions, DialogContent } from '@/components/ui/feedback/dialog/dialog-parts';
import { Button } from '@/components/ui/button/Button';
import { DraggableDialog } from '@/components/ui/feedback/dialog/DraggableDialog';
import { useCan } from '@/components/ui/permission/Can';
import { materialApi, type Material } from '@/lib/api/material';
import type { FileKind } from '@/lib/util/files/file-type';
import { useQuery } from '@tanstack/react-query';
import { DropSign } from '@/components/ui/media/DropSign';
import { PickList } from './PickList';
import { PickSide } from './PickSide';
import { UploadList } from '../UploadList';
import { useFileDrop } from '@/components/ui/media/use-file-drop';
import { useLibraryPage } from './use-library-page';
import { useLibraryUploads } from '../use-uploads';
import { SearchBox } from '@/components/ui/table/SearchBox';
import { UploadButton } from '../UploadButton';
import styles from './LibraryPicker.module.css';

interface PickToolsProps {
  page: ReturnType<typeof useLibraryPage>;
  kind: FileKind;
  /** Undefined without the right to upload. */
  onFiles: ((files: File[]) => void) | undefined;
}

function PickTools({ page, kind, onFiles }: PickToolsProps) {
  const t = useTranslations('library');
  return (
    <div className="tools">
      <SearchBox label={t('search')} value={page.keyword} onSearch={page.search} />
      {onFiles && <UploadButton kinds={[kind]} variant="outlined" onFiles={onFiles} />}
    </div>
  );
}

export interface LibraryPickerProps {
  kind: FileKind;
  /** Maximum number of files; with 1 another choice replaces the first. */
  max: number;
  onPick: (materials: Material[]) => void;
  onClose: () => void;
}

/** Chooses pictures, videos or documents from the library, or uploads new ones. */
export function LibraryPicker({ kind, max, onPick, onClose }: LibraryPickerProps) {
  const t = useTranslations('library.pick');
  const actions = useTranslations('entry.action');
  const mayUpload = useCan()(['material:edit']);
  const page = useLibraryPage(kind);
  const [chosen, setChosen] = useState<readonly Material[]>([]);
  useQuery(materialApi.quota());

  const add = (now: readonly Material[], material: Material) =>
    max === 1 ? [material] : now.length < max ? [...now, material] : now;
  const toggle = (material: Material) =>
    setChosen((now) => {
      const rest = now.filter(({ id }) => id !== material.id);
      return rest.length < now.length ? rest : add(now, material);
    });
  // A file uploaded here is chosen as well.
  const onDone = (material: Material) => setChosen((now) => add(now, material));
  const uploads = useLibraryUploads({ kinds: [kind], folderId: page.uploadFolder, onDone, onUse: onDone });
  const over = useFileDrop(uploads.add, mayUpload);
  const pick = () => {
    onPick([...chosen]);
    onClose();
  };
  return (
    <DraggableDialog title={t(`title.${kind}`)} maxWidth="md" onClose={onClose}>
      <DialogContent className={styles.content}>
        <div className={styles.columns}>
          <PickSide page={page} />
          <div className="main">
            <PickTools page={page} kind={kind} onFiles={mayUpload ? uploads.add : undefined} />
            <UploadList
              uploads={uploads.uploads}
              kinds={[kind]}
              onRetry={uploads.retry}
              onCancel={uploads.cancel}
              onUse={uploads.use}
            />
            <PickList page={page} chosen={chosen} max={max} onToggle={toggle} />
          </div>
        </div>
        {over && <DropSign text={t('drop')} />}
      </DialogContent>
      <DialogActions>
        <span role="status" style={{ marginRight: 'auto' }}>
          {max === 1 ? chosen[0]?.name : t('chosen', { count: chosen.length, max })}
        </span>
        <Button onClick={onClose}>{actions('cancel')}</Button>
        <Button variant="contained" disabled={chosen.length === 0} onClick={pick}>
          {actions('ok')}
        </Button>
      </DialogActions>
    </DraggableDialog>
  );
}
