import { Skeleton } from '@/components/ui/loading/Skeleton';
import { Suspense } from 'react';
import { lazyWithTexts } from '@/components/ui/lazy-with-texts';
import { PartBoundary } from '@/components/ui/loading/lazy-part';
import type { RichTextInputProps } from './RichTextEditor';

const RichTextEditor = lazyWithTexts<RichTextInputProps>(
  () => import('./RichTextEditor').then((module) => module.RichTextEditor),
  ['richText'],
);

/** Formatted text. The editor is loaded separately, because it is larger than the rest of a form. */
export function RichTextInput(props: RichTextInputProps) {
  return (
    <PartBoundary>
      <Suspense fallback={<Skeleton height={278} />}>
        <RichTextEditor {...props} />
      </Suspense>
    </PartBoundary>
  );
}
