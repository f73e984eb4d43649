import { useDeferredValue } from 'react';
import type { Product } from '@/lib/api/product-schema';
import { BuyerPreview } from './BuyerPreview';
import { diagnose } from './diagnosis';
import { checkProduct } from './product-rules';
import { PublishDiagnosis } from './PublishDiagnosis';
import { useProductValues } from './use-product-values';

interface ProductAsideProps {
  product: Product | undefined;
  /** Names of the attributes that the category requires. */
  required: readonly string[];
}

/** Beside the fields: the state of the product and its picture to a buyer. Typing never waits for it. */
export function ProductAside({ product, required }: ProductAsideProps) {
  const values = useDeferredValue(useProductValues());
  const issues = checkProduct(values, 'review', { base: product, required });
  return (
    <>
      <PublishDiagnosis diagnosis={diagnose(values, issues)} score={product?.score} />
      <BuyerPreview />
    </>
  );
}
