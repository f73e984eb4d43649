import { styled } from '@mui/material/styles';
import { Sparkles } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { lazyWithTexts } from '@/components/ui/lazy-with-texts';
import { PartBoundary } from '@/components/ui/loading/lazy-part';

const SideActions = lazyWithTexts(() => import('./SideActions').then((module) => module.SideActions), ['theme']);

/**
 * In the right gutter of the header, which is 24 wide on every screen: the gutter of a page is not, where panes go from
 * edge to edge.
 */
const Handle = styled('button')({
  position: 'fixed',
  right: 0,
  top: 8,
  zIndex: 20,
  display: 'grid',
  placeItems: 'center',
  width: '1.5rem',
  height: '2.5rem',
  padding: 0,
  border: '1px solid var(--border-default)',
  borderRight: 0,
  borderRadius: 'var(--radius-panel) 0 0 var(--radius-panel)',
  background: 'var(--surface-base)',
  color: 'var(--text-secondary)',
  boxShadow: 'var(--shadow-sm)',
  cursor: 'pointer',
  '&:hover': { color: 'var(--primary-text)', background: 'var(--surface-hover)' },
  '@media print': { display: 'none' },
});

export function SidePanel() {
  const t = useTranslations('layout');
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [used, setUsed] = useState(false);
  const label = t('header.panel');
  return (
    <aside aria-label={label}>
      <Handle
        type="button"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => {
          setUsed(true);
          setAnchor(event.currentTarget);
        }}
      >
        <Sparkles size={14} />
      </Handle>
      {used && (
        <PartBoundary onFail={() => setUsed(false)}>
          <Suspense>
            <SideActions anchor={anchor} onClose={() => setAnchor(undefined)} />
          </Suspense>
        </PartBoundary>
      )}
    </aside>
  );
}
