import { Bone } from '@/components/ui/loading/Bone';
import { Suspense, type ComponentType } from 'react';
import { lazyPart } from '@/components/ui/loading/lazy-part';

/** A part of the form that not every product has; its room is kept while its code is on the way. */
function formPart<P extends object>(load: () => Promise<ComponentType<P>>, height: number): ComponentType<P> {
  const Part = lazyPart(load);
  return function FormPart(props: P) {
    return (
      <Suspense fallback={<Bone height={height} />}>
        <Part {...props} />
      </Suspense>
    );
  };
}

/** With the first price that goes by quantity. */
export const LadderEditor = formPart(() => import('./pricing/LadderEditor').then((module) => module.LadderEditor), 148);
/** With the first option, and the first variant. */
export const VariantOption = formPart(
  () => import('./variants/VariantOption').then((module) => module.VariantOption),
  36,
);
export const VariantTable = formPart(
  () => import('./variants/VariantTable').then((module) => module.VariantTable),
  120,
);
/** With the first lead time. */
export const LeadTimeTable = formPart(() => import('./LeadTimeTable').then((module) => module.LeadTimeTable), 64);
/** With the first attribute that the category does not ask for. */
export const AttributeRow = formPart(() => import('./variants/AttributeRow').then((module) => module.AttributeRow), 36);
