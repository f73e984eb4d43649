import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';

const RichTextEditor = lazy(() => import('./RichTextEditor').then((module) => ({ default: module.RichTextEditor })));

export interface RichTextInputProps {
  /** Bytes of UTF-8. */
  maxBytes: number;
  placeholder?: string;
}

/** Formatted text. The editor weighs more than the rest of a form: it comes by itself. */
export function RichTextInput(props: RichTextInputProps) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={278} />}>
      <RichTextEditor {...props} />
    </Suspense>
  );
}
