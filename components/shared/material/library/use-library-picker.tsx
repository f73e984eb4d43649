import { Suspense, type ReactNode } from 'react';
import { useOpened } from '@/components/ui/layout/use-opened';
import { lazyWithTexts } from '@/components/ui/lazy-with-texts';
import { PartBoundary } from '@/components/ui/loading/lazy-part';
import type { LibraryPickerProps } from './LibraryPicker';

/** Picker and texts are loaded when it is first opened, so that no form waits for them. */
const LibraryPicker = lazyWithTexts<LibraryPickerProps>(
  () => import('./LibraryPicker').then((module) => module.LibraryPicker),
  ['table', 'form', 'library', 'tree'],
);

/** How to open the library's picker, whether it is open, and the element to render. */
export function useLibraryPicker(props: Omit<LibraryPickerProps, 'onClose'>): {
  open: boolean;
  show: () => void;
  picker: ReactNode;
} {
  const opened = useOpened<true>();
  const open = opened.what === true;
  const picker = open && (
    <PartBoundary onFail={opened.close}>
      <Suspense>
        <LibraryPicker {...props} onClose={opened.close} />
      </Suspense>
    </PartBoundary>
  );
  return { open, show: () => opened.open(true), picker };
}
