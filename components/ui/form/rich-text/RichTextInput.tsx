import { Bone } from '@/components/ui/loading/Bone';
import { Suspense } from 'react';
import { lazyPart } from '@/components/ui/loading/lazy-part';

const RichTextEditor = lazyPart(() => import('./RichTextEditor').then((module) => module.RichTextEditor));

export interface RichTextInputProps {
  /** Bytes of UTF-8. */
  maxBytes: number;
  placeholder?: string;
  /** Words and minutes to read are told below. */
  reading?: boolean;
}

/** Formatted text. The editor weighs more than the rest of a form: it comes by itself. */
export function RichTextInput(props: RichTextInputProps) {
  return (
    <Suspense fallback={<Bone height={278} />}>
      <RichTextEditor {...props} />
    </Suspense>
  );
}
