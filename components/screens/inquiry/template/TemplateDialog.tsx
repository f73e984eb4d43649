import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DraggableDialog } from '@/components/ui/feedback/dialog/DraggableDialog';
import type { Inquiry } from '@/lib/api/inquiry-schema';
import type { ReplyTemplate } from '@/lib/api/reply-template';
import { TemplateForm } from './TemplateForm';
import { TemplateList } from './TemplateList';

interface TemplateDialogProps {
  inquiry: Inquiry;
  onInsert: (text: string) => void;
  onClose: () => void;
}

export function TemplateDialog({ inquiry, onInsert, onClose }: TemplateDialogProps) {
  const t = useTranslations('inquiry.template');
  const [edited, setEdited] = useState<ReplyTemplate | 'new'>();
  const title = edited === undefined ? t('title') : t(edited === 'new' ? 'newTitle' : 'editTitle');
  return (
    <DraggableDialog title={title} maxWidth="sm" onClose={onClose}>
      {edited === undefined ? (
        <TemplateList inquiry={inquiry} onInsert={onInsert} onEdit={setEdited} />
      ) : (
        <TemplateForm
          key={edited === 'new' ? 'new' : edited.id}
          template={edited === 'new' ? undefined : edited}
          onDone={() => setEdited(undefined)}
        />
      )}
    </DraggableDialog>
  );
}
