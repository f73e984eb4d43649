import { styled } from '@mui/material/styles';
import { Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Material } from '@/lib/api/material';
import { visibleFileName } from '@/lib/util/files/file-name';
import { MaterialFace } from './MaterialFace';

const Card = styled('label')({
  position: 'relative',
  display: 'block',
  minWidth: 0,
  borderRadius: 'var(--radius-card)',
  overflow: 'hidden',
  border: '1px solid var(--border-subtle)',
  backgroundColor: 'var(--surface-base)',
  cursor: 'pointer',
  '&:hover': { borderColor: 'var(--border-default)' },
  '&:has(:focus-visible)': { outline: '2px solid var(--focus-ring)', outlineOffset: 2 },
  '&[data-chosen]': { borderColor: 'var(--primary-main)', boxShadow: '0 0 0 1px var(--primary-main)' },
  '&[data-off]': { cursor: 'not-allowed', '& img': { opacity: 0.5 } },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit', zIndex: 1 },
  '& .order': {
    position: 'absolute',
    zIndex: 1,
    left: 8,
    top: 8,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '1.375rem',
    height: '1.375rem',
    borderRadius: 'var(--radius-chip)',
    border: '1.5px solid var(--border-control)',
    backgroundColor: 'var(--surface-base)',
    fontSize: 'var(--type-caption)',
    fontWeight: 'var(--weight-semibold)',
    fontVariantNumeric: 'tabular-nums',
  },
  '&[data-chosen] .order': {
    borderColor: 'var(--primary-main)',
    backgroundColor: 'var(--primary-main)',
    color: 'var(--primary-on-primary)',
  },
});

interface PickCardProps {
  material: Material;
  /** Its place among the chosen, from 1; 0: it is not chosen. */
  order: number;
  /** Only one can be chosen: the place says nothing. */
  single: boolean;
  /** No more can be chosen. */
  full: boolean;
  /** The one card that Tab stops at; arrows go to the others. */
  stop: boolean;
  onToggle: () => void;
}

/** A material to be chosen; the order of choosing is shown on it. */
export function PickCard({ material, order, single, full, stop, onToggle }: PickCardProps) {
  const t = useTranslations('library.pick');
  const off = full && order === 0;
  const name = visibleFileName(material.name);
  return (
    <Card data-chosen={order > 0 || undefined} data-off={off || undefined}>
      <input
        type="checkbox"
        checked={order > 0}
        tabIndex={stop ? 0 : -1}
        aria-disabled={off || undefined}
        aria-label={order > 0 && !single ? t('nameInOrder', { name, order }) : name}
        onChange={() => !off && onToggle()}
      />
      <span className="order" aria-hidden>
        {order > 0 && (single ? <Check size={14} strokeWidth={2.4} /> : order)}
      </span>
      <MaterialFace material={material} />
    </Card>
  );
}
