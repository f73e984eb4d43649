import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { keysOf } from '@/lib/state/shortcuts';
import { commandOf } from '../commands';
import { CommandButton } from '../CommandButton';
import { useCommandContext } from '../use-commands';

/** Where there is room, it looks like the field that it opens. */
const Field = styled('button')({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  width: 268,
  height: 34,
  marginRight: 6,
  padding: '0 8px 0 10px',
  border: 0,
  borderRadius: 8,
  background: 'var(--surface-hover)',
  color: 'var(--text-tertiary)',
  font: 'inherit',
  fontSize: '0.8125rem',
  cursor: 'pointer',
  transition: 'background-color 120ms',
  '&:hover': { background: 'var(--surface-pressed)' },
  textAlign: 'left',
  whiteSpace: 'nowrap',
  '& .hint': { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& kbd': {
    flex: 'none',
    padding: '0 5px',
    border: '1px solid var(--border-default)',
    borderRadius: 5,
    background: 'var(--surface-base)',
    font: 'inherit',
    fontSize: '0.6875rem',
    lineHeight: '16px',
  },
  '@media (forced-colors: active)': { border: '1px solid' },
});
const Wide = styled('span')({ display: 'contents', '@media (max-width: 1279.98px)': { display: 'none' } });
const Narrow = styled('span')({ display: 'none', '@media (max-width: 1279.98px)': { display: 'contents' } });

/** Opens the palette. */
export function SearchButton() {
  const t = useTranslations('layout');
  const context = useCommandContext();
  const { icon: Icon, label, run } = commandOf('search');
  return (
    <>
      <Wide>
        <Field type="button" aria-label={label(context)} aria-haspopup="dialog" onClick={() => run(context)}>
          <Icon size={16} aria-hidden />
          <span className="hint">{t('header.searchHint')}</span>
          <kbd aria-hidden>{keysOf('search')}</kbd>
        </Field>
      </Wide>
      <Narrow>
        <CommandButton command="search" opens />
      </Narrow>
    </>
  );
}
