import { useLocale, useTranslations } from 'next-intl';
import { useLabelInSection } from '@/components/ui/form/field-label';
import { languageName } from '@/lib/i18n/display-names';
import { RecordForm } from '@/components/ui/record/RecordForm';
import { BuyerViewButton } from '@/components/shared/buyer-view/BuyerViewButton';
import { useBuyerView } from '@/components/shared/buyer-view/use-buyer-view';
import { RecordHeading } from '@/components/ui/record/RecordHeading';
import { RecordNav } from '@/components/ui/record/RecordNav';
import { SaveButtons } from '@/components/ui/record/SaveButtons';
import { useRecordEditor } from '@/components/ui/record/use-record-editor';
import { useShownValue } from '@/components/ui/form/use-shown-value';
import type { ShopDetail } from '@/lib/api/shop-detail';
import { DetailAside } from './DetailAside';
import { DETAIL_FIELDS, DETAIL_KIND } from './detail-kind';
import { useDetailLabel, useDetailSections } from './detail-labels';
import { DetailSections } from './DetailSections';
import { useCompanyFormats } from '@/lib/i18n/company-formats';
import { useRegions } from './use-regions';

export function DetailForm({ title, detail }: { title: string; detail: ShopDetail | undefined }) {
  const t = useTranslations('shopDetail');
  const ranges = useCompanyFormats();
  const locale = useLocale();
  const label = useDetailLabel();
  const sections = useDetailSections();
  const regions = useRegions();
  const editor = useRecordEditor({
    kind: DETAIL_KIND,
    record: detail,
    check: DETAIL_KIND.check,
    saveKey: () => 'save',
    onCreated: () => undefined,
  });
  const preview = useBuyerView(editor, (record) => ({ kind: 'shop', detail: record }));
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
        return path === 'employees' || path === 'annualRevenue' ? ranges[path](text) : undefined;
      }, DETAIL_FIELDS)}
      actions={<SaveButtons busy={editor.saving.busy} onSave={() => editor.run('save')} onDiscard={editor.discard} />}
    >
      <DetailSections />
    </RecordForm>
  );
}
