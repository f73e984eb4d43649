import { FILE_LIMITS } from '@/lib/api/file';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DateInput } from '@/components/ui/form/inputs/DateInput';
import { DrawerForm } from '@/components/ui/record/DrawerForm';
import { useModelState } from '@/components/ui/form/form-context';
import { Field } from '@/components/ui/form/Field';
import { FieldRow } from '@/components/ui/form/FieldRow';
import { ImagesInput } from '@/components/shared/material/pictures/ImagesInput';
import { NumberInput } from '@/components/ui/form/inputs/NumberInput';
import type { DrawerHandle } from '@/components/ui/record/RecordDrawer';
import { SelectInput } from '@/components/ui/form/inputs/SelectInput';
import { TextInput } from '@/components/ui/form/inputs/TextInput';
import { useRecordEditor } from '@/components/ui/record/use-record-editor';
import { useShownValue } from '@/components/ui/form/use-shown-value';
import { STRENGTH_KINDS, STRENGTH_LIMITS, type StrengthKind, type StrengthEntry } from '@/lib/api/strength';
import { EXTRA_FIELDS, KIND_FIELDS, type ExtraField } from './kind-fields';
import { STRENGTH_FIELDS, strengthKind } from './strength-kind';

const DATES: readonly ExtraField[] = ['validFrom', 'validTo'];
const NUMBERS: readonly ExtraField[] = ['quantity', 'area', 'staff'];

interface StrengthFormProps {
  entry: StrengthEntry | undefined;
  newKind: StrengthKind;
  drawer: DrawerHandle;
}

export function StrengthForm({ entry, newKind, drawer }: StrengthFormProps) {
  const t = useTranslations('strength');
  const [kindOfRecord] = useState(() => strengthKind(newKind));
  const editor = useRecordEditor({
    kind: kindOfRecord,
    record: entry,
    check: kindOfRecord.check,
    saveKey: () => 'save',
    onCreated: () => undefined,
    onDone: drawer.leave,
  });
  const kind = useModelState(editor.form.model, ({ values }) => values.kind);
  // A string, so that typing in a field renders only that field.
  const shown = useModelState(editor.form.model, ({ values }) =>
    EXTRA_FIELDS.filter((field) => KIND_FIELDS[values.kind].includes(field) || (values[field] ?? '') !== '').join(' '),
  );
  const fields = EXTRA_FIELDS.filter((field) => shown.split(' ').includes(field));
  const label = (name: ExtraField) => t(`extra.${name}`, { kind });
  const labelOf = (path: string) => {
    const name = path.split('.')[0]!;
    const extra = EXTRA_FIELDS.find((one) => one === name);
    if (extra) return label(extra);
    return t.has(`fields.${name as 'title'}`) ? t(`fields.${name as 'title'}`) : path;
  };
  return (
    <DrawerForm
      editor={editor}
      drawer={drawer}
      label={t('form')}
      labelOf={labelOf}
      show={useShownValue(
        (path, text) =>
          path === 'kind' && STRENGTH_KINDS.includes(text as StrengthKind)
            ? t(`kind.${text as StrengthKind}`)
            : undefined,
        STRENGTH_FIELDS,
      )}
    >
      <Field name="kind" label={t('fields.kind')} required>
        <SelectInput options={STRENGTH_KINDS.map((one) => ({ value: one, label: t(`kind.${one}`) }))} />
      </Field>
      <Field name="title" label={t('fields.title')} required max={STRENGTH_LIMITS.title}>
        <TextInput />
      </Field>
      <Field name="images" label={t('fields.images')} max={STRENGTH_LIMITS.images} group whole>
        <ImagesInput max={STRENGTH_LIMITS.images} maxBytes={FILE_LIMITS.image} cover />
      </Field>
      <FieldRow columns={2}>
        {fields.map((name) => (
          <Field key={name} name={name} label={label(name)}>
            {DATES.includes(name) ? <DateInput /> : NUMBERS.includes(name) ? <NumberInput /> : <TextInput />}
          </Field>
        ))}
      </FieldRow>
      <Field name="description" label={t('fields.description')} max={STRENGTH_LIMITS.description}>
        <TextInput rows={4} />
      </Field>
    </DrawerForm>
  );
}
