import ButtonBase from '@mui/material/ButtonBase';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { Plus, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useAnchor } from '@/components/ui/layout/use-anchor';
import { unset, type Filter } from './filter';
import { FilterForm } from './FilterForm';
import type { FilterValues } from './list-filters';

const Chip = styled('span')({
  display: 'inline-flex',
  alignItems: 'stretch',
  maxWidth: 320,
  minHeight: 28,
  borderRadius: 7,
  border: '1px dashed var(--border-control)',
  fontSize: '0.8125rem',
  color: 'var(--text-secondary)',
  '&:hover': { borderColor: 'var(--text-tertiary)', color: 'var(--text-primary)' },
  '&[data-set]': {
    border: '1px solid color-mix(in srgb, var(--primary-main) 34%, transparent)',
    backgroundColor: 'var(--primary-soft)',
    color: 'var(--primary-on-soft)',
  },
  '& > button': { font: 'inherit', gap: 5, padding: '0 9px', borderRadius: 6, minWidth: 0 },
  '&[data-set] > button:first-of-type': { paddingRight: 2 },
  '& > .clear': { flex: 'none', padding: '0 6px', minWidth: 26 },
  '@media (max-width: 991.95px), (pointer: coarse)': { minHeight: 44, '& > .clear': { minWidth: 44 } },
  '& svg': { width: 14, height: 14, flex: 'none' },
  '& .words': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& b': { fontWeight: 600 },
});

interface FilterChipProps {
  filter: Filter;
  values: FilterValues;
  onApply: (change: FilterValues) => void;
}

/** A filter: dashed with its name while it is unset, soft with its value once it is set. */
export function FilterChip({ filter, values, onApply }: FilterChipProps) {
  const t = useTranslations('table');
  const popover = useAnchor();
  const { name, summary } = filter;
  return (
    <Chip data-set={summary === undefined ? undefined : ''}>
      <ButtonBase aria-haspopup="dialog" aria-expanded={popover.open} onClick={popover.show}>
        {summary === undefined ? (
          <>
            <Plus aria-hidden />
            {name}
          </>
        ) : (
          <span className="words">{t.rich('filterSet', { name, value: summary, b: (text) => <b>{text}</b> })}</span>
        )}
      </ButtonBase>
      {summary !== undefined && (
        <ButtonBase className="clear" aria-label={t('clearFilter', { name })} onClick={() => onApply(unset([filter]))}>
          <X aria-hidden />
        </ButtonBase>
      )}
      <Popover
        anchorEl={popover.anchor}
        open={popover.open}
        onClose={popover.hide}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': name } }}
      >
        <FilterForm
          filters={[filter]}
          values={values}
          onApply={(change) => {
            popover.hide();
            onApply(change);
          }}
          onCancel={popover.hide}
        />
      </Popover>
    </Chip>
  );
}
