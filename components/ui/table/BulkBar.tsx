import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { IconAction } from '@/components/ui/button/IconAction';
import { below } from '@/lib/theme/breakpoints';

/** Buttons of any kind get the bar's colours. */
const BUTTON = '& :is(button, a)';

/** Dark, floating over the end of the list; on phones it is at the bottom edge. */
const Root = styled('div')({
  '@media print': { display: 'none' },
  position: 'absolute',
  left: '50%',
  bottom: 68,
  transform: 'translateX(-50%)',
  zIndex: 25,
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 48,
  maxWidth: 'calc(100% - 24px)',
  padding: '0 8px 0 16px',
  borderRadius: 'var(--radius-card)',
  backgroundColor: 'var(--tooltip-bg)',
  color: 'var(--tooltip-text)',
  boxShadow: 'var(--shadow-lg)',
  fontSize: 'var(--type-small)',
  whiteSpace: 'nowrap',
  '& b': { fontWeight: 'var(--weight-semibold)' },
  '& hr': { width: 1, height: '1.25rem', margin: '0 8px', border: 0, backgroundColor: 'rgba(127,137,155,.5)' },
  [BUTTON]: { minHeight: '2.125rem', height: '2.125rem', color: 'inherit' },
  [`${BUTTON}:hover`]: { backgroundColor: 'rgba(127,137,155,.24)', color: 'inherit' },
  [`${BUTTON}:disabled`]: { color: 'inherit', opacity: 0.5 },
  [`${BUTTON}:focus-visible`]: { outlineColor: 'currentColor', outlineOffset: -2 },
  [below.phone]: {
    position: 'sticky',
    left: 0,
    bottom: 0,
    transform: 'none',
    maxWidth: 'none',
    margin: '0 -16px',
    padding: '8px 4px calc(8px + env(safe-area-inset-bottom)) 16px',
    borderRadius: 0,
    overflowX: 'auto',
    backgroundColor: 'var(--surface-base)',
    color: 'var(--text-primary)',
    borderTop: '1px solid var(--border-subtle)',
    boxShadow: '0 -8px 20px -10px rgba(20,26,38,.16)',
    '& hr': { display: 'none' },
    [BUTTON]: { height: 44, minWidth: 44 },
    // The words alone have room beside each other.
    '& .MuiButton-startIcon': { display: 'none' },
    [`${BUTTON}:disabled`]: { display: 'none' },
  },
});

interface BulkBarProps {
  count: number;
  /** All records that match are selected. */
  matching?: boolean;
  /** Selects all that match, also those on other pages; absent if it is not possible. */
  matchingCount?: number;
  onMatching?: () => void;
  onClear: () => void;
  /** The actions, as ghost buttons; <hr /> separates groups. */
  children: ReactNode;
}

/** Actions for the selected rows. */
export function BulkBar({ count, matching, matchingCount = 0, onMatching, onClear, children }: BulkBarProps) {
  const t = useTranslations('table');
  if (count === 0) return null;
  return (
    <Root role="toolbar" aria-label={t('bulk')}>
      <b aria-live="polite">{t(matching ? 'allSelected' : 'selected', { count })}</b>
      {onMatching && (
        <Button variant="text" color="inherit" size="small" onClick={onMatching}>
          {t('selectMatching', { count: matchingCount })}
        </Button>
      )}
      <hr aria-hidden />
      {children}
      <IconAction label={t('clearSelection')} onClick={onClear}>
        <X size={16} aria-hidden />
      </IconAction>
    </Root>
  );
}
