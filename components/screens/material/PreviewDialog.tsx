import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useTranslations } from 'next-intl';
import { DraggableDialog } from '@/components/ui/feedback/DraggableDialog';
import { Picture } from '@/components/ui/media/Picture';
import type { Material } from '@/lib/api/material';
import { visibleFileName } from '@/lib/util/file-name';

/** A picture as large as the window allows. */
export function PreviewDialog({ material, onClose }: { material: Material; onClose: () => void }) {
  const t = useTranslations('materials.preview');
  return (
    <DraggableDialog title={visibleFileName(material.name)} maxWidth="md" onClose={onClose}>
      <DialogContent sx={{ display: 'flex', justifyContent: 'center', pt: 1 }}>
        <Picture
          src={material.url}
          alt={material.name}
          style={{ maxWidth: '100%', maxHeight: '70dvh', minHeight: 160, objectFit: 'contain' }}
          fallback={<Typography role="alert">{t('failed')}</Typography>}
        />
      </DialogContent>
    </DraggableDialog>
  );
}
