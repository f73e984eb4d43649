import { styled } from '@mui/material/styles';
import { FirstLevel, stepThrough, type GroupsOpen } from './FirstLevel';
import type { Menu } from './use-menu';

const List = styled('ul')({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  gap: 2,
  margin: 0,
  padding: '0 8px',
  listStyle: 'none',
  overflow: 'auto hidden',
  scrollbarWidth: 'none',
  '& li': { flex: 'none' },
  '& .entry': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    height: '2.375rem',
    padding: '0 12px',
    border: 0,
    borderRadius: 'var(--radius-control)',
    background: 'none',
    color: 'var(--menu-text)',
    font: 'inherit',
    fontSize: 'var(--type-body)',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: 'background-color 120ms',
  },
  '& .entry > svg': { flex: 'none', width: '1.125rem', height: '1.125rem', color: 'var(--menu-icon)' },
  '& .entry > .chevron': { width: '0.875rem', height: '0.875rem', marginLeft: -2 },
  '& .entry:hover': { background: 'var(--menu-hover-bg)', color: 'var(--menu-hover-text)' },
  '& .entry:focus-visible': { outline: '2px solid var(--focus-on-menu)', outlineOffset: -2 },
  '& .entry[aria-current="page"], & .entry[data-within="true"]': {
    background: 'var(--menu-active-bg)',
    color: 'var(--menu-active-text)',
    fontWeight: 'var(--weight-semibold)',
    '& > svg': { color: 'var(--menu-active-icon)' },
  },
  '@media (forced-colors: active)': {
    '& .entry[aria-current="page"], & .entry[data-within="true"]': { outline: '2px solid Highlight' },
  },
});

export function BarEntries({ menu, groups }: { menu: Menu; groups: GroupsOpen }) {
  return (
    <List onKeyDown={stepThrough}>
      <FirstLevel menu={menu} groups={groups} />
    </List>
  );
}
