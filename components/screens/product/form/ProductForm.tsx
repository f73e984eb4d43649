import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useWrite } from '@/components/ui/button/use-write';
import { equal } from '@/components/ui/form/equal';
import { RecordForm } from '@/components/ui/form/RecordForm';
import { useRecordEditor } from '@/components/ui/form/use-record-editor';
import { useUndo } from '@/components/ui/table/use-undo';
import { productApi } from '@/lib/api/product';
import type { Product } from '@/lib/api/product-schema';
import { hrefOf } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { showMessage } from '@/lib/state/messages';
import { PRODUCT_KIND } from './product-kind';
import { useFieldLabel, useFullLabel } from './product-labels';
import { checkProduct } from './product-rules';
import { mayHaveGaps } from './product-values';
import { ProductAside } from './ProductAside';
import { ProductHeading } from './ProductHeading';
import { ProductNav } from './ProductNav';
import { ProductSections } from './ProductSections';
import { RejectedNotice } from './RejectedNotice';
import { SaveActions } from './SaveActions';
import { useCategoryAttributes } from './use-product-options';
import { useProductValue } from './use-product-value';

interface ProductFormProps {
  product: Product | undefined;
  /** A new product has been given its id. */
  onCreated: (id: string) => void;
}

/** Puts a saved product into review; the platform may refuse, and says why. */
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

/** The form over one product, or over one to be. */
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

  const categoryId = useWatch({ control: form.control, name: 'categoryId' });
  const wanted = useCategoryAttributes(categoryId)
    .filter((attribute) => attribute.required)
    .map(({ name }) => name);
  if (!equal(wanted, required)) setRequired(wanted);

  return (
    <RecordForm
      editor={editor}
      label={t('title')}
      back={{ href: hrefOf(paths.productList()), label: t('back') }}
      nav={<ProductNav product={base} required={required} />}
      heading={<ProductHeading product={base} />}
      aside={{ label: t('aside'), children: <ProductAside product={base} required={required} /> }}
      labelOf={useFieldLabel()}
      fullLabelOf={useFullLabel()}
      show={useProductValue()}
      actions={
        <SaveActions
          unfinished={mayHaveGaps(base?.status)}
          busy={saving.busy}
          onRun={editor.run}
          onDiscard={editor.discard}
        />
      }
    >
      <RejectedNotice product={base} />
      <ProductSections />
    </RecordForm>
  );
}
