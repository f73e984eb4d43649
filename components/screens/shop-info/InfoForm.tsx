import { useTranslations } from 'next-intl';
import { StatusChip } from '@/components/ui/feedback/StatusChip';
import { useLabelInSection } from '@/components/ui/form/field-label';
import { RecordForm } from '@/components/ui/record/RecordForm';
import { BuyerViewButton } from '@/components/shared/buyer-view/BuyerViewButton';
import { useBuyerView } from '@/components/shared/buyer-view/use-buyer-view';
import { RecordHeading } from '@/components/ui/record/RecordHeading';
import { RecordNav } from '@/components/ui/record/RecordNav';
import { SaveButtons } from '@/components/ui/record/SaveButtons';
import { useRecordEditor } from '@/components/ui/record/use-record-editor';
import { useShownValue } from '@/components/ui/form/use-shown-value';
import { useFeature } from '@/lib/api/features';
import { BUSINESS_TYPES, type ShopInfo } from '@/lib/api/shop-info';
import { INFO_FIELDS, INFO_KIND, type InfoValues } from './info-kind';
import { InfoSections } from './InfoSections';
import { useDeferredValue } from 'react';
import { useFormState } from '@/components/ui/form/form-context';
import { CompletenessCard } from '@/components/ui/form/diagnosis/CompletenessCard';
import { INFO_FACTS } from './info-facts';
import { ShopHeadPreview } from './ShopHeadPreview';
import { sectionsOf, useFieldLabels } from '@/components/ui/form/field-table';
import type { FormSectionInfo } from '@/components/ui/form/sections';

function useInfoSections(): FormSectionInfo[] {
  const t = useTranslations('shopInfo');
  const letterhead = useFeature('letterhead');
  return sectionsOf(INFO_FIELDS, (id) => t(`sections.${id}`)).filter(({ id }) => letterhead || id !== 'letterhead');
}

const useInfoLabel = () => useFieldLabels(INFO_FIELDS, 'shopInfo.fields');

/** Rendered deferred, so that typing does not wait for it. */
function InfoAside({ verified }: { verified: boolean }) {
  const t = useTranslations('shopInfo.completeness');
  const values = useDeferredValue(useFormState((snapshot) => snapshot.values as InfoValues));
  return (
    <>
      <CompletenessCard
        title={t('title')}
        score={(score) => t('score', { score })}
        kind={INFO_KIND}
        values={values}
        facts={INFO_FACTS}
        lacks={({ key }) => t(`lacks.${key}`)}
      />
      <ShopHeadPreview values={values} verified={verified} />
    </>
  );
}

export function InfoForm({ title, info }: { title: string; info: ShopInfo | undefined }) {
  const t = useTranslations('shopInfo');
  const label = useInfoLabel();
  const sections = useInfoSections();
  const editor = useRecordEditor({
    kind: INFO_KIND,
    record: info,
    check: INFO_KIND.check,
    saveKey: () => 'save',
    onCreated: () => undefined,
  });
  const preview = useBuyerView(editor, (record) => ({ kind: 'shop', info: record }));
  const { base, saving } = editor;
  const verified = base?.verified ?? false;
  return (
    <RecordForm
      editor={editor}
      label={title}
      nav={<RecordNav kind={INFO_KIND} sections={sections} />}
      heading={
        <RecordHeading
          title={title}
          record={base}
          facts={
            <StatusChip tone={verified ? 'success' : 'hollow'}>{t(verified ? 'verified' : 'unverified')}</StatusChip>
          }
        >
          <BuyerViewButton onClick={preview} />
        </RecordHeading>
      }
      aside={{ label: t('aside'), children: <InfoAside verified={verified} /> }}
      labelOf={label}
      fullLabelOf={useLabelInSection(sections, label)}
      show={useShownValue((path, text) => {
        const type = BUSINESS_TYPES.find((one) => path === 'businessType' && one === text);
        return type && t(`businessType.${type}`);
      }, INFO_FIELDS)}
      actions={<SaveButtons busy={saving.busy} onSave={() => editor.run('save')} onDiscard={editor.discard} />}
    >
      <InfoSections />
    </RecordForm>
  );
}
