import { useTranslations } from 'next-intl';
import { StatusChip } from '@/components/ui/feedback/StatusChip';
import { useLabelInSection } from '@/components/ui/form/field-label';
import { RecordForm } from '@/components/ui/form/RecordForm';
import { RecordHeading } from '@/components/ui/form/RecordHeading';
import { RecordNav } from '@/components/ui/form/RecordNav';
import { SaveButtons } from '@/components/ui/form/SaveButtons';
import { useRecordEditor } from '@/components/ui/form/use-record-editor';
import { useShownValue } from '@/components/ui/form/use-shown-value';
import { useCan } from '@/components/ui/permission/Can';
import { BUSINESS_TYPES, type ShopInfo } from '@/lib/api/shop-info';
import { InfoAside } from './InfoAside';
import { INFO_KIND } from './info-kind';
import { useInfoLabel, useInfoSections } from './info-labels';
import { InfoSections } from './InfoSections';

/** The form over the shop's basic information. */
export function InfoForm({ title, info }: { title: string; info: ShopInfo | undefined }) {
  const t = useTranslations('shopInfo');
  const label = useInfoLabel();
  const sections = useInfoSections();
  const mayEdit = useCan()(['shopInfo:edit']);
  const editor = useRecordEditor({
    kind: INFO_KIND,
    record: info,
    check: INFO_KIND.check,
    saveKey: () => 'save',
    onCreated: () => undefined,
  });
  const { base, saving } = editor;
  const verified = base?.verified ?? false;
  return (
    <RecordForm
      editor={editor}
      label={title}
      nav={<RecordNav kind={INFO_KIND} sections={sections} />}
      heading={
        <RecordHeading title={title} record={base}>
          <StatusChip tone={verified ? 'success' : 'hollow'}>{t(verified ? 'verified' : 'unverified')}</StatusChip>
        </RecordHeading>
      }
      aside={{ label: t('aside'), children: <InfoAside verified={verified} /> }}
      labelOf={label}
      fullLabelOf={useLabelInSection(sections, label)}
      show={useShownValue((path, text) => {
        const type = BUSINESS_TYPES.find((one) => path === 'businessType' && one === text);
        return type && t(`businessType.${type}`);
      })}
      actions={
        mayEdit && <SaveButtons busy={saving.busy} onSave={() => editor.run('save')} onDiscard={editor.discard} />
      }
    >
      <InfoSections />
    </RecordForm>
  );
}
