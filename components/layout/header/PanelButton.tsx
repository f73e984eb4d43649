import { Suspense, useState, type ReactNode } from 'react';
import { IconAction } from '@/components/ui/button/IconAction';
import { fetchAhead } from '@/components/ui/loading/lazy-part';

interface PanelButtonProps {
  label: string;
  /** What it opens, where its code is loaded then. */
  part?: Parameters<typeof fetchAhead>[0];
  panel: (anchor: HTMLElement, close: () => void) => ReactNode;
  children: ReactNode;
}

/** A button of the header that opens a panel below itself. */
export function PanelButton({ label, part, panel, children }: PanelButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <IconAction
        label={label}
        aria-haspopup="dialog"
        {...(part && fetchAhead(part))}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {children}
      </IconAction>
      {anchor && <Suspense>{panel(anchor, () => setAnchor(undefined))}</Suspense>}
    </>
  );
}
