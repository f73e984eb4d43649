import { styled } from '@mui/material/styles';
import { keysOf, type ShortcutName } from '@/lib/state/shortcuts';

const Key = styled('kbd')({
  display: 'inline-flex',
  alignItems: 'center',
  height: 18,
  padding: '0 5px',
  borderRadius: 5,
  border: '1px solid var(--border-default)',
  color: 'var(--text-tertiary)',
  fontFamily: 'inherit',
  fontSize: '0.6875rem',
  lineHeight: '16px',
  '.MuiButton-contained &': { borderColor: 'transparent', backgroundColor: 'rgba(0,0,0,.2)', color: 'inherit' },
  '@media (max-width: 991.95px), (pointer: coarse)': { display: 'none' },
});

/** The keys of an action, shown in its button but not part of its accessible name. */
export const Shortcut = ({ name }: { name: ShortcutName }) => <Key aria-hidden="true">{keysOf(name)}</Key>;
