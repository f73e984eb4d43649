import { Suspense, useCallback } from 'react';
import { lazyPart, PartBoundary } from '@/components/ui/loading/lazy-part';
import type { Layout, LayoutMenuProps } from '../layouts/layout';
import { useOpenPage } from '../open-page';
import { useReload } from '../views/use-reload';
import { useMenu } from './use-menu';

/** MUI's drawer imports its modal, which the desktop layout does not need before the first dialog. */
const PhoneMenu = lazyPart(() => import('../phone').then((module) => module.PhoneMenu));

interface FrameMenuProps extends Omit<LayoutMenuProps, 'menu'> {
  layout: Layout;
  mobile: boolean;
  /** Of the menu over the page, where the window is narrow. */
  open: boolean;
  setOpen: (open: boolean) => void;
}

/** The menu of the layout. Its state is kept here, so that open groups stay open when the layout changes. */
export function FrameMenu({ layout, mobile, open, setOpen, folded, onFold }: FrameMenuProps) {
  const { route, tab } = useOpenPage();
  const close = useCallback(() => setOpen(false), [setOpen]);
  const menu = useMenu({ current: route, full: tab?.full ?? '', reload: useReload(), followed: close });
  return (
    <PartBoundary>
      <Suspense>
        {mobile ? (
          <PhoneMenu open={open} onClose={close} menu={menu} />
        ) : (
          <layout.Menu menu={menu} folded={folded} onFold={onFold} />
        )}
      </Suspense>
    </PartBoundary>
  );
}
