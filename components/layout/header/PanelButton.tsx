import { Suspense, useState, type ReactNode } from 'react';
import { LightIconButton } from '@/components/ui/button/light-buttons';

interface PanelButtonProps {
  label: string;
  /** What it opens; its code may be loaded then. */
  panel: (anchor: HTMLElement, close: () => void) => ReactNode;
  children: ReactNode;
}

/** A button of the header that opens a panel below itself. */
export function PanelButton({ label, panel, children }: PanelButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <LightIconButton
        type="button"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {children}
      </LightIconButton>
      {anchor && <Suspense>{panel(anchor, () => setAnchor(undefined))}</Suspense>}
    </>
  );
}
