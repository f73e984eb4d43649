import { Suspense, type ComponentProps } from 'react';
import { lazyScreen, PartBoundary } from '@/components/ui/loading/lazy-part';

const QuotationEditor = lazyScreen(() => import('./QuotationEditor').then((module) => module.QuotationEditor));

/** The form of a quotation, which is loaded when it is opened: most inquiries are only read. */
export function QuotationPart(props: ComponentProps<typeof QuotationEditor>) {
  return (
    <PartBoundary>
      <Suspense>
        <QuotationEditor key={props.inquiry.id} {...props} />
      </Suspense>
    </PartBoundary>
  );
}
