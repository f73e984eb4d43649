import { Suspense, type ReactNode } from 'react';
import { useOpened } from '@/components/ui/layout/use-opened';
import { lazyWithTexts } from '@/components/ui/lazy-with-texts';
import { PartBoundary } from '@/components/ui/loading/lazy-part';
import type { LibraryPickerProps } from './LibraryPicker';

/** The picker and its texts come when it is first opened: no form waits for it. */
const LibraryPicker = lazyWithTexts<LibraryPickerProps>(
  () => import('./LibraryPicker').then((module) => module.LibraryPicker),
  ['table', 'form', 'library', 'tree'],
);

/** The picker of the library: how to open it, whether it is open, and itself, to be drawn beside what opens it. */
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
