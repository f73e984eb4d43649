import { Suspense, useEffect, useRef } from 'react';
import { lockOf } from '@/components/ui/permission/lock';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import type { PaletteItem, PaletteSection } from './items';
import type { LongOptionsProps, OptionPosition } from './LongOptions';
import type { Range } from '@/lib/util/match-texts';
import styles from './PaletteList.module.css';

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
          {last > from && <mark className={styles.mark}>{text.slice(from, last)}</mark>}
          {rest}
        </span>
      ))}
    </>
  );
}

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
    <div
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
      className={styles.option}
    >
      <item.icon size={16} aria-hidden />
      <span className="title">
        <Marked text={item.title} ranges={item.ranges} />
      </span>
      {item.note && <span className="note">{item.note}</span>}
      {item.keys && (
        <kbd className={styles.key} aria-hidden>
          {item.keys}
        </kbd>
      )}
    </div>
  );
  return (
    <div className={styles.list} ref={root} id={id} role="listbox" aria-label={label}>
      {sections.map(({ key, title, items }) => (
        <div key={key} role="group" aria-labelledby={`${id}-${key}`}>
          <div className={styles.heading} id={`${id}-${key}`} role="presentation">
            {title}
          </div>
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
    </div>
  );
}
