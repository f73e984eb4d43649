import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useState, useDeferredValue, type ReactNode } from 'react';
import { Alert } from '@/components/ui/feedback/Alert';
import { StatusChip } from '@/components/ui/feedback/StatusChip';
import { Button } from '@/components/ui/button/Button';
import { Text } from '@/components/ui/layout/Text';
import { lockOf } from '@/components/ui/permission/lock';
import { useWrite } from '@/components/ui/button/use-write';
import { equal } from '@/lib/util/equal';
import { BuyerViewButton } from '@/components/shared/buyer-view/BuyerViewButton';
import { useBuyerView } from '@/components/shared/buyer-view/use-buyer-view';
import { PRODUCT_TONES } from '@/components/shared/product/product-tones';
import { RecordHeading } from '@/components/ui/record/RecordHeading';
import { RecordForm } from '@/components/ui/record/RecordForm';
import { useModelState } from '@/components/ui/form/form-context';
import { useRecordEditor } from '@/components/ui/record/use-record-editor';
import { useUndo } from '@/components/ui/table/changes/use-undo';
import { productApi } from '@/lib/api/product';
import type { Product } from '@/lib/api/product-schema';
import { hrefOf } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { showMessage } from '@/lib/state/messages';
import { PRODUCT_KIND, type SaveAction } from './product-kind';
import { useFieldLabel, useFullLabel, useProductSections } from './product-labels';
import { checkForReview, checkProduct } from './product-rules';
import { mayHaveGaps } from '@/lib/api/product-schema';
import { ProductSections } from './ProductSections';
import { useCategoryAttributes } from './use-product-options';
import { BuyerPreview } from './BuyerPreview';
import { TemplateButton } from './template/TemplateButton';
import { diagnose, type Diagnosis } from './diagnosis';
import { useProductValue } from './use-product-value';
import { useProductValues } from './use-product-values';
import { FormNav } from '@/components/ui/form/links/FormNav';
import { plainText } from '@/components/ui/form/rich-text';
import { doneSections } from '@/components/ui/form/sections';
import { toRecord } from './product-record';
import { DiagnosisCard } from '@/components/ui/form/diagnosis/DiagnosisCard';
import { WhileSaved } from '@/components/ui/record/SaveBar';
import { DiscardButton } from '@/components/ui/record/SaveButtons';
import { Shortcut } from '@/components/ui/form/Shortcut';

interface SaveActionsProps {
  /** The product may be incomplete: it can be saved as it is, and submitted for review when complete. */
  unfinished: boolean;
  busy: boolean;
  onRun: (action: SaveAction) => void;
  onDiscard: () => void;
}

function SubmitButton({ busy, onRun }: Pick<SaveActionsProps, 'busy' | 'onRun'>) {
  const t = useTranslations('productForm.actions');
  return (
    <Button variant="contained" onClick={() => onRun('submit')} disabled={busy} {...lockOf()}>
      {t('submit')}
    </Button>
  );
}

/** One save, and the submission of what buyers do not see yet. Ctrl+S never submits for review. */
function SaveActions({ unfinished, busy, onRun, onDiscard }: SaveActionsProps) {
  const t = useTranslations('productForm.actions');
  const tForm = useTranslations('form.actions');
  return (
    <>
      <DiscardButton onDiscard={onDiscard} />
      <Button
        variant={unfinished ? 'outlined' : 'contained'}
        onClick={() => onRun(unfinished ? 'draft' : 'save')}
        disabled={busy}
      >
        {unfinished ? t('draft') : tForm('save')}
        <Shortcut name="save" />
      </Button>
      {unfinished && <SubmitButton busy={busy} onRun={onRun} />}
    </>
  );
}

function RejectedNotice({ product }: { product: Product | undefined }) {
  const t = useTranslations('productForm.rejected');
  if (product?.status !== 'rejected') return null;
  return (
    <Alert severity="warning">
      <Text variant="subtitle1" as="h2">
        {t('title')}
      </Text>
      {product.rejectReason || t('noReason')}
    </Alert>
  );
}

interface ReadyToSellProps {
  diagnosis: Diagnosis;
  /** The platform's score; undefined for a product that was not saved yet. */
  score: number | undefined;
}

/** What would help the product, each with the way to its field, and how buyers see it. */
function ReadyToSell({ diagnosis, score }: ReadyToSellProps) {
  const t = useTranslations('productForm.diagnosis');
  const format = useFormatter();
  const { advice, passed, complete } = diagnosis;
  const findings = advice.map((found) => {
    const { path } = found;
    if ('names' in found) return { path, text: t('advice.optionsEn', { names: format.list(found.names.slice(0, 5)) }) };
    if ('count' in found) return { path, text: t(`advice.${found.key}`, { name: found.name, count: found.count }) };
    return { path, text: t(`advice.${found.key}`) };
  });
  return (
    <DiagnosisCard
      title={t('title')}
      score={score === undefined ? undefined : { value: score, text: (value) => t('score', { score: value }) }}
      findings={findings}
      passed={passed}
      complete={complete}
    >
      <BuyerPreview />
    </DiagnosisCard>
  );
}

const hasText = (text: string | undefined) => plainText(text).trim() !== '';

function ProductNav({ product, required }: { product: Product | undefined; required: readonly string[] }) {
  const t = useTranslations('productForm.nav');
  const sections = useProductSections();
  const values = useDeferredValue(useProductValues());
  const issues = checkForReview(values, { base: product, required });
  const done = doneSections(sections, toRecord(values, undefined).record, issues);
  const { zh, en } = values.description;
  const lacking = hasText(zh) === hasText(en) ? undefined : hasText(zh) ? t('lacksEn') : t('lacksZh');
  return <FormNav sections={sections} done={done} notes={{ description: lacking }} />;
}

interface ProductHeadingProps {
  product: Product | undefined;
  children: ReactNode;
}

function ProductHeading({ product, children }: ProductHeadingProps) {
  const t = useTranslations('productForm');
  const locale = useLocale();
  const facts = product ? (
    <>
      <bdi>{product.sku}</bdi>
      <StatusChip tone={PRODUCT_TONES[product.status]}>{t(`status.${product.status}`)}</StatusChip>
    </>
  ) : (
    t('newHint')
  );
  const title = product ? PRODUCT_KIND.nameOf?.(product, locale) || t('pageTitle') : t('new');
  return (
    <RecordHeading title={title} record={product} picture={product?.images[0]} facts={facts}>
      {children}
    </RecordHeading>
  );
}

interface ProductAsideProps {
  product: Product | undefined;
  required: readonly string[];
}

/** Rendered deferred, so that typing does not wait for it. */
function ProductAside({ product, required }: ProductAsideProps) {
  const values = useDeferredValue(useProductValues());
  const issues = checkForReview(values, { base: product, required });
  return <ReadyToSell diagnosis={diagnose(values, issues)} score={product?.score} />;
}

interface ProductFormProps {
  product: Product | undefined;
  onCreated: (id: string) => void;
}

function useReview(): (saved: Product) => Promise<void> {
  const t = useTranslations('productForm.saved');
  const submit = useWrite(productApi.mutations.setStatus());
  const undo = useUndo<Product>({ meta: productApi.mutations.setStatus().meta, nameOf: ({ sku }) => sku });
  return async (saved) => {
    const { id } = saved;
    const former = saved.status;
    const { data, message } = await submit.mutateAsync({ ids: [id], status: 'reviewing' });
    const refused = data.failed.find((one) => one.id === id);
    if (refused) showMessage('error', refused.msg);
    else {
      const run = async (ids: string[]) => (await productApi.setStatus(ids, former)).data.failed;
      undo.offer('success', message || t('submitted'), [{ rows: [saved], run }]);
    }
  };
}

export function ProductForm({ product, onCreated }: ProductFormProps) {
  const t = useTranslations('productForm');
  const [required, setRequired] = useState<readonly string[]>([]);
  const review = useReview();
  const editor = useRecordEditor({
    kind: PRODUCT_KIND,
    record: product,
    check: (values, level, base) => checkProduct(values, level, { base, required }),
    saveKey: (base) => (mayHaveGaps(base?.status) ? 'draft' : 'save'),
    onCreated,
    then: { submit: review },
  });
  const { base, form, saving } = editor;
  const unfinished = mayHaveGaps(base?.status);
  const preview = useBuyerView(editor, (record) => ({ kind: 'product', record }));

  const categoryId = useModelState(form.model, ({ values }) => values.categoryId);
  const attributes = useCategoryAttributes(categoryId);
  const wanted = attributes.filter((attribute) => attribute.required).map(({ name }) => name);
  if (!equal(wanted, required)) setRequired(wanted);

  return (
    <RecordForm
      editor={editor}
      label={t('pageTitle')}
      back={{ href: hrefOf(paths.productList()), label: t('back') }}
      nav={<ProductNav product={base} required={required} />}
      heading={
        <ProductHeading product={base}>
          {!base && editor.mayEdit && <TemplateButton />}
          <BuyerViewButton onClick={preview} />
          {base && unfinished && (editor.mayEdit || lockOf()) && (
            <WhileSaved>
              <SubmitButton busy={saving.busy} onRun={editor.run} />
            </WhileSaved>
          )}
        </ProductHeading>
      }
      aside={{ label: t('aside'), children: <ProductAside product={base} required={required} /> }}
      labelOf={useFieldLabel(attributes)}
      fullLabelOf={useFullLabel(attributes)}
      show={useProductValue()}
      actions={<SaveActions unfinished={unfinished} busy={saving.busy} onRun={editor.run} onDiscard={editor.discard} />}
    >
      <RejectedNotice product={base} />
      <ProductSections />
    </RecordForm>
  );
}
