import { Suspense, useState } from 'react';
import { lazyWithTexts } from '@/components/ui/lazy-with-texts';
import { PartBoundary } from '@/components/ui/loading/lazy-part';
import { useAtom } from '@/lib/state/store';
import { themeDrawerAtom } from '@/lib/state/theme-drawer';

export const ThemeDrawer = lazyWithTexts(() => import('./ThemeDrawer').then((module) => module.ThemeDrawer), ['theme']);

export function ThemeDrawerHost() {
  const [open, setOpen] = useAtom(themeDrawerAtom);
  const [used, setUsed] = useState(open);
  if (open && !used) setUsed(true);
  if (!used) return null;
  const close = () => setOpen(false);
  const drop = () => {
    close();
    setUsed(false);
  };
  return (
    <PartBoundary onFail={drop}>
      <Suspense>
        <ThemeDrawer open={open} onClose={close} />
      </Suspense>
    </PartBoundary>
  );
}
