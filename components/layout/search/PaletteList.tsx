import { styled } from '@mui/material/styles';
import { Suspense, useEffect, useRef } from 'react';
import { lockOf } from '@/components/ui/permission/lock';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import type { PaletteItem, PaletteSection } from './items';
import type { LongOptionsProps, OptionPosition } from './LongOptions';
import type { Range } from '@/lib/util/match-texts';
import { below } from '@/lib/theme/breakpoints';

const Mark = styled('mark')({ background: 'none', color: 'var(--text-link)', fontWeight: 'var(--weight-semibold)' });

function Marked({ text, ranges }: { text: string; ranges: readonly Range[] }) {
  const sorted = [...ranges].sort((a, b) => a[0] - b[0]);
  const parts = sorted.map(([start, end], index) => {
    const from = Math.max(start, ...sorted.slice(0, index).map((earlier) => earlier[1]));
    const next = sorted[index + 1]?.[0] ?? text.length;
    const last = Math.max(from, end);
    return { from, last, rest: text.slice(last, Math.max(last, next)) };
  });
  return (
    <>
      {text.slice(0, sorted[0]?.[0] ?? text.length)}
      {parts.map(({ from, last, rest }) => (
        <span key={from}>
          {last > from && <Mark>{text.slice(from, last)}</Mark>}
          {rest}
        </span>
      ))}
    </>
  );
}

const List = styled('div')({
  position: 'relative',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '0 8px 8px',
  scrollPaddingBlock: 40,
});
const Heading = styled('div')({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  padding: '10px 10px 4px',
  background: 'var(--surface-raised)',
  color: 'var(--text-tertiary)',
  fontSize: 'var(--type-caption)',
  lineHeight: '1.125rem',
  fontWeight: 'var(--weight-medium)',
});
const Option = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: '2.375rem',
  padding: '0 10px',
  borderRadius: 'var(--radius-control)',
  fontSize: 'var(--type-body)',
  lineHeight: '1.375rem',
  cursor: 'pointer',
  '& svg': { flex: 'none', color: 'var(--text-tertiary)' },
  '& .title': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .note': {
    flex: '0 1 auto',
    minWidth: 0,
    marginLeft: 'auto',
    paddingLeft: 12,
    maxWidth: '45%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: 'var(--text-tertiary)',
    fontSize: 'var(--type-caption)',
  },
  '&[aria-selected="true"]': { background: 'var(--primary-soft)', color: 'var(--primary-on-soft)' },
  '&[aria-selected="true"] svg': { color: 'inherit' },
  '&[aria-selected="true"] :is(.note, mark)': { color: 'inherit' },
  '@media (pointer: coarse)': { minHeight: 48 },
  // On phones the title is on a separate line.
  [below.phone]: {
    flexWrap: 'wrap',
    columnGap: 10,
    rowGap: 0,
    padding: '6px 10px',
    alignContent: 'center',
    '& .title': { flex: '1 1 calc(100% - 26px)' },
    '& .note': { flexBasis: '100%', maxWidth: 'none', margin: 0, paddingLeft: 26, lineHeight: '1.125rem' },
  },
  '@media (forced-colors: active)': {
    '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: -2 },
  },
});
const Key = styled('kbd')({
  marginLeft: 'auto',
  padding: '0 5px',
  border: '1px solid var(--border-default)',
  borderRadius: 'var(--radius-mark)',
  font: 'inherit',
  fontSize: 'var(--type-micro)',
  lineHeight: '1.125rem',
  color: 'var(--text-tertiary)',
  '@media (pointer: coarse)': { display: 'none' },
});

interface PaletteListProps {
  id: string;
  label: string;
  sections: readonly PaletteSection[];
  active: PaletteItem | undefined;
  onPoint: (item: PaletteItem) => void;
  onChoose: (item: PaletteItem) => void;
}

export const optionId = (listId: string, item: PaletteItem) => `${listId}-${item.id}`;

/** More options than this are rendered where they are in sight only. */
const LONG = 100;

const LongOptions = lazyPart<LongOptionsProps<PaletteItem>>(() =>
  import('./LongOptions').then((module) => module.LongOptions<PaletteItem>),
);

/** The focus stays in the input; the active option is announced by aria-activedescendant. */
export function PaletteList({ id, label, sections, active, onPoint, onChoose }: PaletteListProps) {
  const root = useRef<HTMLDivElement>(null);
  const activeId = active && optionId(id, active);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  const option = (item: PaletteItem, position?: OptionPosition) => (
    <Option
      key={item.id}
      {...position}
      id={optionId(id, item)}
      role="option"
      aria-selected={item === active}
      {...lockOf(item.writes ?? false)}
      // Keeps the focus in the input.
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={() => item !== active && onPoint(item)}
      onClick={() => onChoose(item)}
    >
      <item.icon size={16} aria-hidden />
      <span className="title">
        <Marked text={item.title} ranges={item.ranges} />
      </span>
      {item.note && <span className="note">{item.note}</span>}
      {item.keys && <Key aria-hidden>{item.keys}</Key>}
    </Option>
  );
  return (
    <List ref={root} id={id} role="listbox" aria-label={label}>
      {sections.map(({ key, title, items }) => (
        <div key={key} role="group" aria-labelledby={`${id}-${key}`}>
          <Heading id={`${id}-${key}`} role="presentation">
            {title}
          </Heading>
          {items.length > LONG ? (
            <Suspense fallback={items.slice(0, LONG).map((item) => option(item))}>
              <LongOptions items={items} active={active} list={root}>
                {option}
              </LongOptions>
            </Suspense>
          ) : (
            items.map((item) => option(item))
          )}
        </div>
      ))}
    </List>
  );
}
