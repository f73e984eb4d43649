import { useLocale, useTranslations } from 'next-intl';
import { DialogActions, DialogContent } from '@/components/ui/feedback/dialog/dialog-parts';
import { Button } from '@/components/ui/button/Button';
import { Field } from '@/components/ui/form/Field';
import { FormRoot } from '@/components/ui/form/FormRoot';
import { RecordConflict } from '@/components/ui/record/conflict/RecordConflict';
import { ErrorSummary } from '@/components/ui/form/issues/ErrorSummary';
import { SelectInput } from '@/components/ui/form/inputs/SelectInput';
import { TextInput } from '@/components/ui/form/inputs/TextInput';
import { TEMPLATE_LIMITS, TEMPLATE_SLOTS, type ReplyTemplate } from '@/lib/api/reply-template';
import { languageName } from '@/lib/i18n/display-names';
import { TEMPLATE_LANGUAGES } from './languages';
import { useTemplateForm } from './use-template-form';
import styles from './TemplateForm.module.css';

interface TemplateFormProps {
  template: ReplyTemplate | undefined;
  onDone: () => void;
}

/** Input is stored as a local draft until it is saved or discarded. */
export function TemplateForm({ template, onDone }: TemplateFormProps) {
  const t = useTranslations('inquiry.template');
  const actions = useTranslations('entry.action');
  const locale = useLocale();
  const editor = useTemplateForm(template, onDone);
  const { form, busy, save, cancel } = editor;
  const append = (slot: string) => {
    const now = String(form.model.get('content') ?? '');
    form.model.set('content', `${now}${now && !/\s$/.test(now) ? ' ' : ''}{${slot}}`);
  };
  const labels: Record<string, string> = {
    title: t('field.title'),
    language: t('language'),
    content: t('field.content'),
  };
  const labelOf = (path: string) => labels[path] ?? path;
  return (
    <FormRoot form={form} label={t('form')}>
      <DialogContent className={styles.content}>
        <ErrorSummary labelOf={labelOf} />
        <div className={styles.columns}>
          <Field name="title" label={t('field.title')} required max={TEMPLATE_LIMITS.title}>
            <TextInput />
          </Field>
          <Field name="language" label={t('language')} required>
            <SelectInput
              options={TEMPLATE_LANGUAGES.map((code) => ({ value: code, label: languageName(code, locale) }))}
            />
          </Field>
        </div>
        <Field name="content" label={t('field.content')} required max={TEMPLATE_LIMITS.content} hint={t('slotsHint')}>
          <TextInput rows={6} />
        </Field>
        <div role="group" aria-label={t('slots')} className={styles.row}>
          {TEMPLATE_SLOTS.map((slot) => (
            <Button
              key={slot}
              size="small"
              onClick={() => append(slot)}
              aria-label={t('addSlot', { name: t(`slot.${slot}`) })}
            >
              {t(`slot.${slot}`)}
            </Button>
          ))}
        </div>
      </DialogContent>
      <DialogActions>
        <Button onClick={cancel} disabled={busy}>
          {actions('cancel')}
        </Button>
        <Button variant="contained" loading={busy} onClick={save}>
          {t('save')}
        </Button>
      </DialogActions>
      <RecordConflict editor={editor} labelOf={labelOf} show={(_, value) => String(value ?? '')} />
    </FormRoot>
  );
}
