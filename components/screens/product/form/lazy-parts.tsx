import { Skeleton } from '@/components/ui/loading/Skeleton';
import { Suspense, type ComponentType, type CSSProperties } from 'react';
import { lazyPart, type Lazy } from '@/components/ui/loading/lazy-part';

type Size = Pick<CSSProperties, 'width' | 'height'>;

/** A part of the form that only some products need; its size is reserved while its code is loading. */
function formPart<P extends object>(load: () => Promise<ComponentType<P>>, size: Size): Lazy<P> {
  const Part = lazyPart(load);
  const FormPart = (props: P) => (
    <Suspense fallback={<Skeleton {...size} />}>
      <Part {...props} />
    </Suspense>
  );
  return Object.assign(FormPart, { prepare: Part.prepare });
}

export const LadderEditor = formPart(() => import('./pricing/LadderEditor').then((module) => module.LadderEditor), {
  height: 148,
});
export const VariantOption = formPart(() => import('./variants/VariantOption').then((module) => module.VariantOption), {
  height: 36,
});
export const VariantSheet = formPart(
  () => import('./variants/sheet/VariantSheet').then((module) => module.VariantSheet),
  { height: 120 },
);
export const LeadTimeTable = formPart(() => import('./LeadTimeTable').then((module) => module.LeadTimeTable), {
  height: 64,
});
export const AttributeRow = formPart(() => import('./variants/AttributeRow').then((module) => module.AttributeRow), {
  height: 36,
});

/** The parts that most products have. Their files load with the product; its form does not wait for them then. */
const USUAL = [LadderEditor, AttributeRow, LeadTimeTable];
export const prepareUsualParts = () => USUAL.forEach((part) => void part.prepare());
