import { Suspense, useId, useState } from 'react';
import { Switch } from '@/components/ui/form/choice/choice';
import { lockOf } from '@/components/ui/permission/lock';
import { lazyWithTexts } from '@/components/ui/lazy-with-texts';
import { PartBoundary } from '@/components/ui/loading/lazy-part';
import type { Cell } from './cell-edit';
import styles from './cells.module.css';

/** Loaded when a change is refused. */
const CellNote = lazyWithTexts(() => import('./CellNote').then((module) => module.CellNote), ['form']);

interface CellSwitchProps<T> {
  label: string;
  on: boolean;
  part: (on: boolean) => Partial<T>;
  cell: Cell<T>;
}

/** A value of yes or no that a press changes in its cell. */
export function CellSwitch<T>({ label, on, part, cell }: CellSwitchProps<T>) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const note = useId();
  const { open, save, cancel } = cell;
  return (
    <>
      <Switch
        ref={setBox}
        className={styles.switch}
        aria-label={label}
        aria-describedby={open?.error && note}
        {...lockOf()}
        data-cell={cell.button['data-cell']}
        checked={on}
        onChange={(event) => save(part(event.target.checked))}
        onKeyDown={(event) => {
          if (event.key === 'Enter') save(part(!on));
        }}
      />
      {open?.error && (
        <PartBoundary onFail={cancel}>
          <Suspense>
            <CellNote
              id={note}
              anchor={box}
              error={open.error}
              onAgain={() => save(open.part ?? part(!on))}
              onCancel={cancel}
            />
          </Suspense>
        </PartBoundary>
      )}
    </>
  );
}
