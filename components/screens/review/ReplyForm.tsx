import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { DraftBanner } from '@/components/ui/record/DraftBanner';
import { Field } from '@/components/ui/form/Field';
import { FormRoot } from '@/components/ui/form/FormRoot';
import { TextInput } from '@/components/ui/form/inputs/TextInput';
import { RecordConflict } from '@/components/ui/record/RecordConflict';
import { useRecordEditor } from '@/components/ui/record/use-record-editor';
import { REVIEW_LIMITS, type Review } from '@/lib/api/review';
import { REPLY_KIND } from './review-kinds';

/** Shown where the reply will be. Closing it stores the input as a draft, which is offered next time. */
export function ReplyForm({ review, onClose }: { review: Review; onClose: () => void }) {
  const t = useTranslations('review.reply');
  const actions = useTranslations('entry.action');
  const editor = useRecordEditor({
    kind: REPLY_KIND,
    record: review,
    check: REPLY_KIND.check,
    saveKey: () => 'save',
    onCreated: () => undefined,
    onDone: onClose,
  });
  return (
    <FormRoot form={editor.form} label={t('form', { buyer: review.buyer.name })}>
      <Box sx={{ display: 'grid', gap: 1.25 }}>
        <DraftBanner draft={editor.draft} />
        <Field name="content" label={t('content')} required max={REVIEW_LIMITS.reply} hint={t('hint')}>
          <TextInput rows={3} />
        </Field>
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button variant="contained" size="small" disabled={editor.saving.busy} onClick={() => editor.run('save')}>
            {t('send')}
          </Button>
          <Button size="small" onClick={onClose}>
            {actions('cancel')}
          </Button>
        </Box>
      </Box>
      <RecordConflict editor={editor} labelOf={() => t('content')} show={(_, value) => String(value ?? '')} />
    </FormRoot>
  );
}
