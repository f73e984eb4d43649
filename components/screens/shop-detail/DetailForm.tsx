import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useDeferredValue } from 'react';
import { useLabelInSection } from '@/components/ui/form/field-label';
import { useFormState } from '@/components/ui/form/form-context';
import { languageName } from '@/lib/i18n/display-names';
import { RecordForm } from '@/components/ui/record/RecordForm';
import { BuyerViewButton } from '@/components/ui/buyer-view/BuyerViewButton';
import { useBuyerView } from '@/components/ui/buyer-view/use-buyer-view';
import { RecordHeading } from '@/components/ui/record/RecordHeading';
import { RecordNav } from '@/components/ui/record/RecordNav';
import { SaveButtons } from '@/components/ui/record/SaveButtons';
import { useRecordEditor } from '@/components/ui/record/use-record-editor';
import { useShownValue } from '@/components/ui/form/use-shown-value';
import { useCan } from '@/components/ui/permission/Can';
import type { ShopDetail } from '@/lib/api/shop-detail';
import { CompletenessCard } from '@/components/ui/form/diagnosis/CompletenessCard';
import { DETAIL_FIELDS, DETAIL_KIND, type DetailValues } from './detail-kind';
import { useDetailLabel, useDetailSections } from './detail-labels';
import { DetailSections } from './DetailSections';
import { rangeLabel } from './ranges';
import { useRegions } from './use-regions';
import { plainText } from '@/components/ui/form/rich-text/rich-text';
import { hasText, type Fact } from '@/components/ui/form/diagnosis/completeness';

const DETAIL_FACTS = [
  { key: 'employees', path: 'employees', given: (v: DetailValues) => hasText(v.employees) },
  { key: 'annualRevenue', path: 'annualRevenue', given: (v: DetailValues) => hasText(v.annualRevenue) },
  { key: 'averageLeadDays', path: 'averageLeadDays', given: (v: DetailValues) => hasText(v.averageLeadDays) },
  { key: 'mainMarkets', path: 'mainMarkets', given: (v: DetailValues) => v.mainMarkets.length > 0 },
  { key: 'tradeTerms', path: 'tradeTerms', given: (v: DetailValues) => v.tradeTerms.length > 0 },
  { key: 'paymentTerms', path: 'paymentTerms', given: (v: DetailValues) => v.paymentTerms.length > 0 },
  { key: 'currencies', path: 'currencies', given: (v: DetailValues) => v.currencies.length > 0 },
  { key: 'ports', path: 'ports', given: (v: DetailValues) => v.ports.length > 0 },
  { key: 'languages', path: 'languages', given: (v: DetailValues) => v.languages.length > 0 },
  { key: 'introductionZh', path: 'introduction.zh', given: (v: DetailValues) => hasText(plainText(v.introduction.zh)) },
  { key: 'introductionEn', path: 'introduction.en', given: (v: DetailValues) => hasText(plainText(v.introduction.en)) },
  { key: 'faq', path: 'faq', given: (v: DetailValues) => v.faq.length >= 3 },
] as const satisfies readonly Fact<DetailValues>[];

function DetailAside() {
  const t = useTranslations('shopDetail.completeness');
  const values = useDeferredValue(useFormState((snapshot) => snapshot.values as DetailValues));
  return (
    <CompletenessCard
      title={t('title')}
      score={(score) => t('score', { score })}
      kind={DETAIL_KIND}
      values={values}
      facts={DETAIL_FACTS}
      lacks={({ key }) => t(`lacks.${key}`)}
    />
  );
}

export function DetailForm({ title, detail }: { title: string; detail: ShopDetail | undefined }) {
  const t = useTranslations('shopDetail');
  const format = useFormatter();
  const locale = useLocale();
  const label = useDetailLabel();
  const sections = useDetailSections();
  const regions = useRegions();
  const mayEdit = useCan()(['shopDetail:edit']);
  const editor = useRecordEditor({
    mayEdit,
    kind: DETAIL_KIND,
    record: detail,
    check: DETAIL_KIND.check,
    saveKey: () => 'save',
    onCreated: () => undefined,
  });
  const preview = useBuyerView(() => ({
    kind: 'shop',
    detail: DETAIL_KIND.toRecord(editor.form.model.snapshot().values, editor.base).record,
  }));
  return (
    <RecordForm
      editor={editor}
      label={title}
      nav={<RecordNav kind={DETAIL_KIND} sections={sections} />}
      heading={
        <RecordHeading title={title} record={editor.base}>
          <BuyerViewButton onClick={preview} />
        </RecordHeading>
      }
      aside={{ label: t('aside'), children: <DetailAside /> }}
      labelOf={label}
      fullLabelOf={useLabelInSection(sections, label)}
      show={useShownValue((path, text) => {
        if (/^mainMarkets\b.*\.region$/.test(path)) return regions.nameOf(text);
        if (path === 'languages') return languageName(text, locale);
        return ['employees', 'annualRevenue'].includes(path)
          ? rangeLabel(text, (value) => format.number(value))
          : undefined;
      }, DETAIL_FIELDS)}
      actions={<SaveButtons busy={editor.saving.busy} onSave={() => editor.run('save')} onDiscard={editor.discard} />}
    >
      <DetailSections />
    </RecordForm>
  );
}
