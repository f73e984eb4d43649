import { useTranslations } from 'next-intl';
import { DialogActions, DialogContent } from '@/components/ui/feedback/dialog/dialog-parts';
import { Button } from '@/components/ui/button/Button';
import { Stack } from '@/components/ui/layout/Stack';
import { DraggableDialog } from '@/components/ui/feedback/dialog/DraggableDialog';
import { Field } from '@/components/ui/form/Field';
import { FieldRow } from '@/components/ui/form/FieldRow';
import { focusField } from '@/components/ui/form/focus-field';
import { useModelState } from '@/components/ui/form/form-context';
import { FormRoot } from '@/components/ui/form/FormRoot';
import { SelectInput } from '@/components/ui/form/inputs/SelectInput';
import { useRecordForm } from '@/components/ui/form/use-record-form';
import { useCan } from '@/components/ui/permission/Can';
import { useWrite } from '@/components/ui/button/use-write';
import { useSession } from '@/lib/state/session';
import { senderOf } from '@/lib/work/sender';
import { bulkJob, type ChangedRow } from './bulk-job';
import { CHANGE_KINDS, EMPTY_BULK, bulkIssues, changeOf, type BulkValues } from './bulk-values';
import type { Change } from './change';
import { ChangeFields } from './ChangeFields';
import { ChangePreview } from './ChangePreview';
import { isOtherField } from './field-change';
import { useBulkPlan, useBulkProducts, type BulkSource } from './use-bulk-plan';
import styles from './BulkDialog.module.css';

const RULES = { record: (values: BulkValues) => values, check: bulkIssues };

export interface BulkRequest {
  source: BulkSource;
  /** Chosen before the dialog was opened. */
  preset?: Partial<BulkValues>;
}

interface BulkDialogProps extends BulkRequest {
  onStarted: () => void;
  onClose: () => void;
}

/** Changes one thing of many products, after showing what it will do; the sending is shown in the header's tray. */
export function BulkDialog({ source, preset, onStarted, onClose }: BulkDialogProps) {
  const t = useTranslations('productBulk');
  const action = useTranslations('entry.action');
  const fields = useTranslations('productForm.fields');
  const nameOf = (kind: Change['kind']) => (isOtherField(kind) ? fields(kind) : t(`kinds.${kind}`));
  const session = useSession();
  const may = useCan();
  const form = useRecordForm<BulkValues>({ values: { ...EMPTY_BULK, ...preset }, level: 'full', rules: RULES });
  const values = useModelState(form.model, (snapshot) => snapshot.values);
  const reading = useBulkProducts(source);
  const change = changeOf(values);
  const plan = useBulkPlan(reading.products, change);
  const kinds = CHANGE_KINDS.filter((kind) => may([kind === 'delete' ? 'product:delete' : 'product:edit']));
  const start = useWrite({
    mutationFn: ({ job, rows }: { job: Change; rows: readonly ChangedRow[] }) =>
      senderOf(session).start(bulkJob(job, nameOf(job.kind), rows)),
    // The job invalidates when it has ended.
    meta: { invalidates: [] },
    onSuccess: onStarted,
  });
  const apply = () => {
    if (!form.model.attempt('full')) {
      const first = form.model.snapshot().issues[0];
      if (first) focusField(form.formId, first.path);
    } else if (change && plan && plan.changed.length > 0) start.mutate({ job: change, rows: plan.changed });
  };
  const isDelete = values.kind === 'delete';
  const count = plan?.changed.length;
  return (
    <DraggableDialog
      title={t('title', { count: reading.total })}
      maxWidth="sm"
      busy={start.isPending}
      onClose={onClose}
    >
      <DialogContent className={styles.content}>
        <FormRoot form={form} label={t('title', { count: reading.total })}>
          <Stack gap={16}>
            <FieldRow columns={2}>
              <Field name="kind" label={t('what')}>
                <SelectInput options={kinds.map((value) => ({ value, label: nameOf(value) }))} />
              </Field>
            </FieldRow>
            <ChangeFields />
          </Stack>
        </FormRoot>
        <ChangePreview reading={reading} change={change} plan={plan} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={start.isPending}>
          {action('cancel')}
        </Button>
        <Button
          // Filled in once there is something to do; before that a press names what is missing.
          variant={change ? 'contained' : 'outlined'}
          color={isDelete ? 'error' : 'primary'}
          loading={start.isPending}
          disabled={count === 0 || (change !== undefined && plan === undefined)}
          onClick={apply}
        >
          {count === undefined ? t('applyNone') : t(isDelete ? 'delete' : 'apply', { count })}
        </Button>
      </DialogActions>
    </DraggableDialog>
  );
}
