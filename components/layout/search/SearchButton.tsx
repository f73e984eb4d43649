import { styled } from '@mui/material/styles';
import { Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { LightIconButton } from '@/components/ui/button/light-buttons';
import { keysOf } from '@/lib/state/shortcuts';
import { openOverlay } from '../overlay';

const FIELD = {
  justifyContent: 'flex-start',
  gap: 8,
  width: 268,
  height: 34,
  marginRight: 6,
  padding: '0 8px 0 10px',
  background: 'var(--surface-hover)',
  color: 'var(--text-tertiary)',
  font: 'inherit',
  fontSize: '0.8125rem',
  whiteSpace: 'nowrap',
  '&:hover': { background: 'var(--surface-pressed)', color: 'var(--text-tertiary)' },
  '& svg': { width: 16, height: 16 },
  '& .wide': { display: 'block' },
  '& span': { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', textAlign: 'left' },
  // Drawn, not written: the button's name is what it does, not what stands on it.
  '& [data-text]::after': { content: 'attr(data-text)' },
  '& kbd': {
    padding: '0 5px',
    border: '1px solid var(--border-default)',
    borderRadius: 5,
    background: 'var(--surface-base)',
    font: 'inherit',
    fontSize: '0.6875rem',
    lineHeight: '16px',
  },
  '@media (forced-colors: active)': { border: '1px solid' },
} as const;

/** An icon among the others; where there is room, it looks like the field that it opens. */
const Button = styled(LightIconButton)({
  '& .wide': { display: 'none' },
  '@media (min-width: 1280px)': { 'header:not([data-tight="true"]) &': FIELD },
  '@media (min-width: 1680px)': { 'header &': FIELD },
});

/** Opens the palette. */
export function SearchButton() {
  const t = useTranslations('layout');
  const label = t('header.search');
  const keys = keysOf('search');
  return (
    <Button
      type="button"
      aria-label={label}
      title={`${label} ${keys}`}
      aria-haspopup="dialog"
      onClick={() => openOverlay('search')}
    >
      <Search size={18} strokeWidth={1.7} aria-hidden />
      <span className="wide" aria-hidden data-text={t('header.searchHint')} />
      <kbd className="wide" aria-hidden data-text={keys} />
    </Button>
  );
}
