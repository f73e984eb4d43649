import { Bone } from '@/components/ui/loading/Bone';
import { Suspense } from 'react';
import { lazyPart } from '@/components/ui/loading/lazy-part';

const RichTextEditor = lazyPart(() => import('./RichTextEditor').then((module) => module.RichTextEditor));

export interface RichTextInputProps {
  /** Bytes of UTF-8. */
  maxBytes: number;
  placeholder?: string;
  /** Shows the number of words and minutes to read. */
  reading?: boolean;
}

/** Formatted text. The editor is loaded separately, because it is larger than the rest of a form. */
export function RichTextInput(props: RichTextInputProps) {
  return (
    <Suspense fallback={<Bone height={278} />}>
      <RichTextEditor {...props} />
    </Suspense>
  );
}
