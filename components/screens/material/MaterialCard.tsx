import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { MaterialFace } from '@/components/ui/media/MaterialFace';
import { SelectBox } from '@/components/ui/table/rows/SelectBox';
import type { Material } from '@/lib/api/material';
import { useDragMaterials } from './use-drag-materials';
import { TOUCH } from '@/lib/theme/breakpoints';

const Card = styled('div')({
  position: 'relative',
  minWidth: 0,
  borderRadius: 'var(--radius-card)',
  border: '1px solid var(--border-subtle)',
  backgroundColor: 'var(--surface-base)',
  transition: 'border-color .12s',
  '&:hover': { borderColor: 'var(--border-default)' },
  '&[data-open], &[data-chosen]': { borderColor: 'var(--primary-main)', boxShadow: '0 0 0 1px var(--primary-main)' },
  '&[data-dragged]': { opacity: 0.45 },
  '& .open': {
    display: 'block',
    width: '100%',
    padding: 0,
    border: 0,
    borderRadius: 'var(--radius-panel)',
    overflow: 'hidden',
    background: 'none',
    font: 'inherit',
    color: 'inherit',
    cursor: 'pointer',
    '&:focus-visible': { outline: '2px solid var(--focus-ring)', outlineOffset: 1 },
  },
  // Invisible until hover, focus or a selection; always visible on devices without hover.
  '& .select': {
    position: 'absolute',
    left: 6,
    top: 6,
    // Drawn as large as the box needs, within what a finger hits.
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: 'calc((var(--select-target) - 1.75rem) / 2)',
      borderRadius: 'var(--radius-chip)',
      backgroundColor: 'color-mix(in srgb, var(--surface-base) 84%, transparent)',
    },
    '& > input': { position: 'relative' },
    opacity: 0,
    transition: 'opacity .12s',
    '--select-target': '24px',
  },
  '&:hover .select, &:focus-within .select, &[data-chosen] .select, [data-choosing] & .select': { opacity: 1 },
  '@media (hover: none)': { '& .select': { opacity: 1 } },
  [TOUCH]: { '& .select': { left: 0, top: 0, '--select-target': '44px' } },
  '@media (forced-colors: active)': { '&[data-open], &[data-chosen]': { outline: '2px solid Highlight' } },
});

interface MaterialCardProps {
  material: Material;
  open: boolean;
  chosen: boolean;
  stop: boolean;
  onOpen: () => void;
  /** Undefined if there are no bulk actions. */
  onToggle: ((withRange: boolean) => void) | undefined;
  dragged: (() => readonly Material[]) | undefined;
}

/** A file in the grid; a table row to assistive technology, as in every list. */
export function MaterialCard({ material, open, chosen, stop, onOpen, onToggle, dragged }: MaterialCardProps) {
  const t = useTranslations('table');
  const element = useRef<HTMLDivElement>(null);
  useDragMaterials(element, dragged);
  const tabIndex = stop ? 0 : -1;
  return (
    <Card
      ref={element}
      role="row"
      data-card={material.id}
      data-open={open || undefined}
      data-chosen={chosen || undefined}
    >
      <div role="rowheader">
        <button
          type="button"
          className="open"
          data-material={material.id}
          tabIndex={tabIndex}
          aria-expanded={open}
          onClick={onOpen}
        >
          <MaterialFace material={material} />
        </button>
      </div>
      {onToggle && (
        <div role="cell" className="select">
          <SelectBox
            label={t('selectRow', { name: material.name })}
            checked={chosen}
            tabIndex={tabIndex}
            onToggle={onToggle}
          />
        </div>
      )}
    </Card>
  );
}
