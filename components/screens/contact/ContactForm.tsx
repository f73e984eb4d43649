import { Stack } from '@/components/ui/layout/Stack';
import space from '@/components/ui/layout/space.module.css';
import { Text } from '@/components/ui/layout/Text';
import { MEGABYTE } from '@/lib/util/files/megabyte';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { DrawerForm } from '@/components/ui/record/DrawerForm';
import { Field } from '@/components/ui/form/Field';
import { useFieldLabels } from '@/components/ui/form/field-table';
import { FieldRow } from '@/components/ui/form/FieldRow';
import { ImageInput } from '@/components/shared/material/pictures/ImageInput';
import { LocalizedInput } from '@/components/ui/form/inputs/LocalizedInput';
import { LanguagesInput } from '@/components/ui/form/inputs/LanguagesInput';
import type { DrawerHandle } from '@/components/ui/record/RecordDrawer';
import { SwitchInput } from '@/components/ui/form/inputs/SwitchInput';
import { TextInput } from '@/components/ui/form/inputs/TextInput';
import { TimeZoneInput } from '@/components/ui/form/inputs/TimeZoneInput';
import { useRecordEditor } from '@/components/ui/record/use-record-editor';
import { useShownValue } from '@/components/ui/form/use-shown-value';
import { useFeature } from '@/lib/api/features';
import { CONTACT_LIMITS, type Contact } from '@/lib/api/contact';
import { CONTACT_FIELDS, CONTACT_KIND } from './contact-kind';

const PICTURE_BYTES = 2 * MEGABYTE;

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack as="section" gap={14} className={space.shrinks}>
    <Text variant="h3">{title}</Text>
    {children}
  </Stack>
);

export function ContactForm({ contact, drawer }: { contact: Contact | undefined; drawer: DrawerHandle }) {
  const t = useTranslations('contact');
  const editor = useRecordEditor({
    kind: CONTACT_KIND,
    record: contact,
    check: CONTACT_KIND.check,
    saveKey: () => 'save',
    onCreated: () => undefined,
    onDone: drawer.leave,
  });
  const letterhead = useFeature('letterhead');
  const isPrimary = editor.base?.primary ?? false;
  const line = (name: 'name' | 'position' | 'department', required = false) => (
    <Field name={name} label={t(`fields.${name}`)} required={required} max={CONTACT_LIMITS.name}>
      <TextInput />
    </Field>
  );
  return (
    <DrawerForm
      editor={editor}
      drawer={drawer}
      label={t('form')}
      labelOf={useFieldLabels(CONTACT_FIELDS, 'contact.fields')}
      show={useShownValue(undefined, CONTACT_FIELDS)}
    >
      <Part title={t('parts.person')}>
        <FieldRow columns={2}>
          {line('name', true)}
          {line('position')}
        </FieldRow>
        {line('department')}
        <Field name="avatar" label={t('fields.avatar')} group>
          <ImageInput maxBytes={PICTURE_BYTES} />
        </Field>
      </Part>
      <Part title={t('parts.reach')}>
        <FieldRow columns={2}>
          <Field name="mobile" label={t('fields.mobile')} required hint={t('hints.phone')}>
            <TextInput inputMode="tel" />
          </Field>
          <Field name="phone" label={t('fields.phone')}>
            <TextInput inputMode="tel" />
          </Field>
        </FieldRow>
        <Field name="email" label={t('fields.email')} required>
          <TextInput inputMode="email" />
        </Field>
        <FieldRow>
          {(['whatsapp', 'wechat', 'skype'] as const).map((name) => (
            <Field key={name} name={name} label={t(`fields.${name}`)}>
              <TextInput />
            </Field>
          ))}
        </FieldRow>
      </Part>
      <Part title={t('parts.when')}>
        <Field name="timezone" label={t('fields.timezone')} required hint={t('hints.timezone')}>
          <TimeZoneInput />
        </Field>
        <Field name="languages" label={t('fields.languages')} max={CONTACT_LIMITS.languages} whole>
          <LanguagesInput />
        </Field>
      </Part>
      {letterhead && (
        <Part title={t('parts.letterhead')}>
          {(['names', 'positions'] as const).map((name) => (
            <LocalizedInput key={name} name={name} label={t(`fields.${name}`)} max={CONTACT_LIMITS.name}>
              <TextInput />
            </LocalizedInput>
          ))}
        </Part>
      )}
      <Part title={t('parts.shown')}>
        <Field name="visible" label={t('fields.visible')}>
          <SwitchInput label={t('visibleOn')} />
        </Field>
        <Field
          name="primary"
          label={t('fields.primary')}
          disabled={isPrimary}
          hint={t(isPrimary ? 'hints.isPrimary' : 'hints.primary')}
        >
          <SwitchInput label={t('primaryOn')} />
        </Field>
      </Part>
    </DrawerForm>
  );
}
