import { contentLanguage } from '@/lib/i18n/localized';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { equal } from '@/lib/util/equal';
import { useAccount } from '@/components/ui/record/use-account';
import { useBase } from '@/components/ui/record/use-base';
import { useDraft } from '@/components/ui/record/use-draft';
import { useRecordForm } from '@/components/ui/form/use-record-form';
import { useRecordSave } from '@/components/ui/record/use-record-save';
import { showMessage } from '@/lib/state/messages';
import type { ReplyTemplate } from '@/lib/api/reply-template';
import { uuid } from '@/lib/util/uuid';
import { checkTemplate, templateKind, type TemplateValues } from './template-kind';

/** Form of a template: validated, stored as a local draft, saved; it asks before overwriting a newer version. */
export function useTemplateForm(template: ReplyTemplate | undefined, onDone: () => void) {
  const t = useTranslations('form');
  const locale = contentLanguage(useLocale());
  const kind = useMemo(() => templateKind(locale), [locale]);
  const { base, setBase, startFrom, isOlder } = useBase(template);
  const [initial] = useState(() => kind.toValues(template));
  const [clientId, setClientId] = useState(uuid);
  const part = (values: TemplateValues, over: ReplyTemplate | undefined) =>
    kind.partOf(kind.toRecord(values, over).record);
  const form = useRecordForm<TemplateValues>({
    values: initial,
    level: 'full',
    rules: { record: (values) => part(values, base), check: checkTemplate },
  });
  const draft = useDraft<TemplateValues>({
    account: useAccount(),
    form: kind.name,
    id: template?.id,
    version: base?.version,
    clientId: template ? undefined : clientId,
    model: form.model,
    revive: kind.revive,
    differs: (values) => !equal(values, initial),
    identify: setClientId,
    fill: (values, version) => {
      form.model.fill(values);
      startFrom(version);
    },
    always: true,
  });

  const saving = useRecordSave<ReplyTemplate, TemplateValues, 'save'>({
    kind,
    form,
    base,
    isOlder,
    clientId,
    onSaved: (saved) => {
      draft.clear();
      setBase(saved);
    },
    then: {
      save: async () => {
        showMessage('success', t('saved'));
        onDone();
      },
    },
  });
  return {
    kind,
    base,
    form,
    part,
    saving,
    busy: saving.busy,
    save: () => void saving.run('save'),
    cancel: () => {
      form.model.settle(initial, 'full');
      draft.clear();
      onDone();
    },
  };
}
