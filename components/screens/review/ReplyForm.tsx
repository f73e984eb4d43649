import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/Button';
import { Stack } from '@/components/ui/layout/Stack';
import { DraftBanner } from '@/components/ui/record/DraftBanner';
import { Field } from '@/components/ui/form/Field';
import { FormRoot } from '@/components/ui/form/FormRoot';
import { ErrorSummary } from '@/components/ui/form/issues/ErrorSummary';
import { TextInput } from '@/components/ui/form/inputs/TextInput';
import { RecordConflict } from '@/components/ui/record/conflict/RecordConflict';
import { useRecordEditor } from '@/components/ui/record/use-record-editor';
import { REVIEW_LIMITS, type Review } from '@/lib/api/review';
import { REPLY_KIND } from './review-kinds';
import styles from './ReplyForm.module.css';

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
  const labelOf = (path: string) => (path === 'content' ? t('content') : path);
  return (
    <FormRoot form={editor.form} label={t('form', { buyer: review.buyer.name })}>
      <Stack gap={10}>
        <DraftBanner draft={editor.draft} />
        <ErrorSummary labelOf={labelOf} />
        <Field name="content" label={t('content')} required max={REVIEW_LIMITS.reply} hint={t('hint')}>
          <TextInput rows={3} />
        </Field>
        <div className={styles.row}>
          <Button variant="contained" size="small" disabled={editor.saving.busy} onClick={() => editor.run('save')}>
            {t('send')}
          </Button>
          <Button size="small" onClick={onClose}>
            {actions('cancel')}
          </Button>
        </div>
      </Stack>
      <RecordConflict editor={editor} labelOf={labelOf} show={(_, value) => String(value ?? '')} />
    </FormRoot>
  );
}
