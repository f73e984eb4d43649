import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DraggableDialog } from '@/components/ui/feedback/DraggableDialog';
import { useCan } from '@/components/ui/permission/Can';
import { materialApi, type Material } from '@/lib/api/material';
import type { FileKind } from '@/lib/util/files/file-type';
import { useQuery } from '@tanstack/react-query';
import { DropSign } from './DropSign';
import { PickList } from './PickList';
import { PickSide } from './PickSide';
import { UploadList } from './UploadList';
import { useFileDrop } from './use-file-drop';
import { useLibraryPage } from './use-library-page';
import { useLibraryUploads } from './use-uploads';
import { SearchBox } from '@/components/ui/table/SearchBox';
import { UploadButton } from './UploadButton';
import { styled } from '@mui/material/styles';
import { below } from '@/lib/theme/breakpoints';

/** Folders beside the files; on phones above them, collapsed. */
const Columns = styled('div')({
  display: 'flex',
  gap: 20,
  minHeight: 0,
  height: 'min(560px, calc(100dvh - 220px))',
  '& > .side': {
    display: 'flex',
    flexDirection: 'column',
    flex: '0 0 216px',
    minHeight: 0,
    borderRadius: 'var(--radius-card)',
    border: '1px solid var(--border-subtle)',
    '& > .folders': { flex: 1, minHeight: 0, overflowY: 'auto', scrollbarWidth: 'thin' },
  },
  '& > .main': { display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, minHeight: 0 },
  '& .tools': { display: 'flex', justifyContent: 'space-between', gap: 8, paddingBottom: 12 },
  '& .scroll': { flex: 1, minHeight: 0, overflowY: 'auto', padding: 3, margin: -3, scrollbarWidth: 'thin' },
  [below.tablet]: {
    flexDirection: 'column',
    gap: 8,
    '& > .side': { flex: 'none', maxHeight: '42%', '&[data-shut]': { border: 0 } },
  },
});

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
  const uploads = useLibraryUploads({ kinds: [kind], folderId: page.uploadFolder, onDone });
  const over = useFileDrop(uploads.add, mayUpload);
  const pick = () => {
    onPick([...chosen]);
    onClose();
  };
  return (
    <DraggableDialog title={t(`title.${kind}`)} maxWidth="md" onClose={onClose}>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', position: 'relative', pb: 0 }}>
        <Columns>
          <PickSide page={page} />
          <div className="main">
            <PickTools page={page} kind={kind} onFiles={mayUpload ? uploads.add : undefined} />
            <UploadList uploads={uploads.uploads} kinds={[kind]} onRetry={uploads.retry} onCancel={uploads.cancel} />
            <PickList page={page} chosen={chosen} max={max} onToggle={toggle} />
          </div>
        </Columns>
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
