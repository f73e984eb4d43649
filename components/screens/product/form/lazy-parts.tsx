import { Bone } from '@/components/ui/loading/Bone';
import { Suspense, type ComponentType } from 'react';
import { lazyPart } from '@/components/ui/loading/lazy-part';

/** A part of the form that only some products need; its height is reserved while its code is loading. */
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

export const LadderEditor = formPart(() => import('./pricing/LadderEditor').then((module) => module.LadderEditor), 148);
export const VariantOption = formPart(
  () => import('./variants/VariantOption').then((module) => module.VariantOption),
  36,
);
export const VariantSheet = formPart(
  () => import('./variants/sheet/VariantSheet').then((module) => module.VariantSheet),
  120,
);
export const LeadTimeTable = formPart(() => import('./LeadTimeTable').then((module) => module.LeadTimeTable), 64);
export const AttributeRow = formPart(() => import('./variants/AttributeRow').then((module) => module.AttributeRow), 36);
