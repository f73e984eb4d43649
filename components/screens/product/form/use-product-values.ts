import { useFormState } from '@/components/ui/form/form-context';
import type { ProductValues } from './product-values';

/** All values as they stand; for what watches the whole product. */
export const useProductValues = (): ProductValues => useFormState(({ values }) => values as ProductValues);
