import { styled } from '@mui/material/styles';
import { keysOf, type ShortcutName } from '@/lib/state/shortcuts';
import { TOUCH } from '@/lib/theme/breakpoints';

const Key = styled('kbd')({
  display: 'inline-flex',
  alignItems: 'center',
  height: '1.125rem',
  padding: '0 5px',
  borderRadius: 'var(--radius-mark)',
  border: '1px solid var(--border-default)',
  color: 'var(--text-tertiary)',
  fontFamily: 'inherit',
  fontSize: 'var(--type-micro)',
  lineHeight: '1rem',
  '.MuiButton-contained &': { borderColor: 'transparent', backgroundColor: 'rgba(0,0,0,.2)', color: 'inherit' },
  [TOUCH]: { display: 'none' },
});

/** The keys of an action, shown in its button but not part of its accessible name. */
export const Shortcut = ({ name }: { name: ShortcutName }) => <Key aria-hidden="true">{keysOf(name)}</Key>;
