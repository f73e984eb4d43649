import { useFormState } from '@/components/ui/form/form-context';
import type { ProductValues } from './product-values';

/** Renders again at each change of any value. */
export const useProductValues = (): ProductValues => useFormState(({ values }) => values as ProductValues);
