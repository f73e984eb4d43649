import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { mergeRecords, type Difference, type Side } from '@/components/ui/form/diff-records';
import type { Level } from '@/components/ui/form/form-model';
import type { RecordForm } from '@/components/ui/form/use-record-form';
import { equal } from '@/components/ui/form/equal';
import { isApiError } from '@/lib/api/errors';
import { productApi } from '@/lib/api/product';
import { productSchema, type Product } from '@/lib/api/product-schema';
import { showError, showMessage } from '@/lib/state/messages';
import { formPart, toFormPath, toRecord } from './product-record';
import { mayHaveGaps, toValues, type ProductValues } from './product-values';

export type SaveAction = 'draft' | 'save' | 'submit';
/** How much each action asks of the product. */
const LEVELS = { draft: 'draft', save: 'full', submit: 'review' } as const satisfies Record<SaveAction, Level>;
export const restLevel = (product: Product | undefined): Level => (mayHaveGaps(product?.status) ? 'draft' : 'full');

interface SaveOptions {
  form: RecordForm<ProductValues>;
  base: Product | undefined;
  onSaved: (saved: Product) => void;
}

interface Conflict {
  theirs: Product;
  action: SaveAction;
}

/** Saving a product: checked first, then sent; each way in which it can fail is shown where it can be mended. */
export function useProductSave({ form, base, onSaved }: SaveOptions) {
  const t = useTranslations('productForm.saved');
  const queries = useQueryClient();
  const [conflict, setConflict] = useState<Conflict>();
  const invalidates = [[...productApi.key]];
  const save = useMutation({
    mutationFn: (record: object) => productApi.save(record),
    meta: { ownErrors: true, invalidates },
  });
  const submit = useMutation({
    mutationFn: (id: string) => productApi.setStatus([id], 'reviewing'),
    meta: { invalidates },
  });

  function tell(error: unknown, action: SaveAction, rows: Record<string, number[]>) {
    if (isApiError(error, 'conflict')) {
      const theirs = productSchema.safeParse(error.details.data);
      if (theirs.success) return setConflict({ theirs: theirs.data, action });
    }
    if (isApiError(error, 'invalid') && error.fields && Object.keys(error.fields).length > 0) {
      const errors = Object.entries(error.fields).map(([path, text]) => [toFormPath(path, rows), text]);
      return form.model.refuse(Object.fromEntries(errors));
    }
    // The page's own reaction to an ended session and to a call that was given up is enough.
    if (!isApiError(error, 'session') && !isApiError(error, 'cancelled')) showError(error);
  }

  async function review(saved: Product) {
    const { data, message } = await submit.mutateAsync(saved.id);
    const refused = data.failed.find(({ id }) => id === saved.id);
    if (refused) showMessage('error', refused.msg);
    else showMessage('success', message || t('submitted'));
  }

  /** Sends what is in the form, over the version it is based on. */
  async function run(action: SaveAction, over: Product | undefined = base): Promise<void> {
    if (save.isPending || submit.isPending) return;
    if (!form.model.attempt(LEVELS[action])) return;
    const { record, rows } = toRecord(form.getValues(), over);
    let saved: Product;
    try {
      const answer = await save.mutateAsync(record);
      saved = answer.data;
      if (action !== 'submit') showMessage('success', answer.message || t('saved'));
    } catch (error) {
      return tell(error, action, rows);
    }
    queries.setQueryData(productApi.detail(saved.id).queryKey, saved);
    const values = toValues(saved);
    // What the platform kept word for word may stay as it stands, half-typed rows and all.
    const asSent = equal(formPart(record), formPart(toRecord(values, saved).record));
    form.settle(asSent ? form.getValues() : values, restLevel(saved), asSent);
    onSaved(saved);
    // A failure of this one is told by the page: the product is saved, it only is not in review.
    if (action === 'submit') await review(saved).catch(() => undefined);
  }

  return {
    busy: save.isPending || submit.isPending,
    run,
    conflict,
    dismiss: () => setConflict(undefined),
    /** Takes the chosen sides together and saves over the platform's version. */
    merge: (differences: readonly Difference[], choice: Record<string, Side>) => {
      if (!conflict) return;
      const { theirs, action } = conflict;
      const merged = mergeRecords(toRecord(toValues(theirs), theirs).record as Product, differences, choice);
      setConflict(undefined);
      onSaved(theirs);
      form.settle(toValues(theirs), restLevel(theirs));
      form.fill(toValues(merged));
      void run(action, theirs);
    },
  };
}
