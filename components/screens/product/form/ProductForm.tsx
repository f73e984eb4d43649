import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useWatch } from 'react-hook-form';
import { DraftBanner } from '@/components/ui/form/DraftBanner';
import { equal } from '@/components/ui/form/equal';
import { ErrorSummary } from '@/components/ui/form/ErrorSummary';
import { FormRoot } from '@/components/ui/form/FormRoot';
import { SaveBar } from '@/components/ui/form/SaveBar';
import { useAccount } from '@/components/ui/form/use-account';
import { useDraft } from '@/components/ui/form/use-draft';
import { useDirtyView } from '@/lib/router/view';
import { useRecordForm } from '@/components/ui/form/use-record-form';
import { useSaveKey } from '@/components/ui/form/use-save-key';
import type { Product } from '@/lib/api/product-schema';
import { showMessage } from '@/lib/state/messages';
import { atom, useAtom } from '@/lib/state/store';
import { useFullLabel } from './product-labels';
import { toRecord } from './product-record';
import { productRules } from './product-rules';
import { mayHaveGaps, reviveValues, toValues, type ProductValues } from './product-values';
import { ProductAside } from './ProductAside';
import { ProductConflict } from './ProductConflict';
import { ProductHeading } from './ProductHeading';
import { ProductLayout } from './ProductLayout';
import { ProductNav } from './ProductNav';
import { ProductSections } from './ProductSections';
import { RejectedNotice } from './RejectedNotice';
import { SaveActions } from './SaveActions';
import { useCategoryAttributes } from './use-product-options';
import { restLevel, useProductSave } from './use-product-save';

interface ProductFormProps {
  product: Product | undefined;
  /** A new product has been given its id. */
  onCreated: (id: string) => void;
}

/** The form over one product, or over one to be. */
export function ProductForm({ product, onCreated }: ProductFormProps) {
  const t = useTranslations('productForm');
  /** What the typing is based on: it changes when the product is saved, never behind one's back. */
  const [baseAtom] = useState(() => atom(product));
  const [base, setBase] = useAtom(baseAtom);
  const [initial] = useState(() => toValues(product));
  const [required, setRequired] = useState<readonly string[]>([]);
  const form = useRecordForm<ProductValues>({
    values: initial,
    level: restLevel(product),
    rules: productRules(base, required),
  });
  const { model } = form;
  const dirty = useSyncExternalStore(model.subscribe, () => model.snapshot().dirty);

  const categoryId = useWatch({ control: form.control, name: 'categoryId' });
  const wanted = useCategoryAttributes(categoryId)
    .filter((attribute) => attribute.required)
    .map(({ name }) => name);
  if (!equal(wanted, required)) setRequired(wanted);

  const account = useAccount();
  const draft = useDraft<ProductValues>({
    account,
    form: 'product',
    id: base?.id,
    version: base?.version,
    model,
    revive: reviveValues,
    differs: (values) => !equal(toRecord(values, base).record, toRecord(toValues(base), base).record),
    fill: (values, version) => {
      form.fill(values);
      // Typed over an older version: saving must ask about what was changed since.
      if (base && version !== undefined && version < base.version) setBase({ ...base, version });
    },
  });
  const saving = useProductSave({
    form,
    base,
    onSaved: (saved) => {
      draft.clear();
      setBase(saved);
      if (!base) onCreated(saved.id);
    },
  });
  const fullLabel = useFullLabel();
  const unfinished = mayHaveGaps(base?.status);

  // The platform has a newer version, and nothing is typed that it could take away.
  const follow = useEffectEvent((next: Product | undefined) => {
    if (!next || dirty || saving.busy || (base && (next.id !== base.id || next.version <= base.version))) return;
    setBase(next);
    form.settle(toValues(next), restLevel(next));
  });
  useEffect(() => follow(product), [product, dirty]);

  useDirtyView(dirty);
  useSaveKey(() => void saving.run(unfinished ? 'draft' : 'save'));

  const discard = () => {
    const typed = form.getValues();
    form.settle(toValues(base), restLevel(base));
    draft.clear();
    showMessage('info', t('discarded'), { label: t('undo'), run: () => form.fill(typed) });
  };
  return (
    <FormRoot handle={form.handle} label={t('title')}>
      <ProductLayout
        nav={<ProductNav product={base} required={required} />}
        heading={<ProductHeading product={base} />}
        aside={<ProductAside product={base} required={required} />}
      >
        <DraftBanner draft={draft} />
        <RejectedNotice product={base} />
        <ErrorSummary labelOf={fullLabel} />
        <ProductSections />
      </ProductLayout>
      <SaveBar keptAt={draft.keptAt}>
        <SaveActions
          unfinished={unfinished}
          busy={saving.busy}
          onRun={(action) => void saving.run(action)}
          onDiscard={discard}
        />
      </SaveBar>
      {saving.conflict && base && (
        <ProductConflict
          mine={form.getValues()}
          base={base}
          theirs={saving.conflict.theirs}
          onMerge={saving.merge}
          onClose={saving.dismiss}
        />
      )}
    </FormRoot>
  );
}
