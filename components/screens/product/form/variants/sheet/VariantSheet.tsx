import { useTranslations } from 'next-intl';
import { useLayoutEffect, useMemo, useRef, useState, type FocusEvent } from 'react';
import { useFormHandle, useFormState } from '@/components/ui/form/form-context';
import { FieldNotes } from '@/components/ui/form/issues/FieldNotes';
import type { Issue } from '@/components/ui/form/issues/issues';
import { VisuallyHidden } from '@/components/ui/layout/VisuallyHidden';
import { PRODUCT_LIMITS } from '@/lib/api/product-schema';
import { showMessage } from '@/lib/state/messages';
import { OptionPictures } from './OptionPictures';
import { PARTS, withPattern } from './sheet';
import { VARIANTS } from './rows-ahead';
import styles from './sheet.module.css';
import { BLOCK, SheetRows } from './SheetRows';
import { SheetTools } from './SheetTools';
import { useRows } from './use-rows';
import { useSheet } from './use-sheet';

interface VariantSheetProps {
  onRemove: (index: number) => void;
}

/** The issues of the rows, by row: the parts that are wrong, and the first issue. */
function issuesByRow(issues: readonly Issue[]): ReadonlyMap<number, { parts: string; first: Issue }> {
  const found = new Map<number, { parts: string; first: Issue }>();
  for (const issue of issues) {
    const [, row, part] = /^variants\.(\d+)\.(\w+)/.exec(issue.path) ?? [];
    if (row === undefined || part === undefined) continue;
    const known = found.get(Number(row));
    found.set(Number(row), { parts: known ? `${known.parts} ${part}` : part, first: known?.first ?? issue });
  }
  return found;
}

/** All variants as a sheet (the grid pattern of ARIA), with the keys of a spreadsheet. */
export function VariantSheet({ onRemove }: VariantSheetProps) {
  const t = useTranslations('productForm.variants');
  const { formId, model } = useFormHandle();
  const { ahead, rows } = useRows();
  const grid = useRef<HTMLDivElement>(null);
  const held = useRef(false);
  const { current, set, buffer, settle, leave } = ahead;
  const sheet = useSheet({
    current,
    set,
    buffer,
    settle,
    onOutside: ({ rows: more, columns }) => showMessage('warning', t('outside', { rows: more, columns })),
    onLeave: ({ row, column }) => leave(`${VARIANTS}.${row}.${PARTS[column]}`),
  });
  const { active, range, editing, handlers } = sheet;
  const issues = useFormState((form) => form.issues);
  const wrong = useMemo(() => issuesByRow(issues), [issues]);
  const note = wrong.get(active.row)?.first ?? [...wrong.values()][0]?.first;
  const noteId = `${formId}-${VARIANTS}-note`;
  const names = JSON.stringify(Object.keys(rows[0]?.options ?? {}));
  const options = useMemo(() => JSON.parse(names) as string[], [names]);

  useLayoutEffect(() => {
    if (!held.current || editing) return;
    const selector = `[data-row="${active.row}"][data-column="${active.column}"]`;
    grid.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [active, editing]);
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    held.current = event.target.closest('[data-column]') !== null;
    handlers.onFocus(event);
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !grid.current?.contains(relatedTarget)) held.current = false;
    if (!relatedTarget?.closest('[data-column]')) settle();
  };
  /** A button changes the form at once, unlike a key. */
  const atOnce = (change: () => void) => {
    change();
    settle();
  };
  const actions = {
    onImage: (id: string, url: string | undefined) =>
      sheet.fill(current().map((row) => (row.id === id ? { ...row, image: url } : row))),
    onPick: (option: string, value: string, url: string | undefined) =>
      sheet.fill(current().map((row) => (row.options[option] === value ? { ...row, image: url } : row))),
    onRemove: (id: string) => {
      settle();
      onRemove(current().findIndex((row) => row.id === id));
    },
    onBlur: () => sheet.commit(),
    onType: sheet.type,
    onMake: (pattern: string) =>
      sheet.fill(
        withPattern(current(), {
          pattern,
          options,
          max: PRODUCT_LIMITS.sku,
          sku: String(model.get('sku') ?? ''),
          range: range.bottom > range.top ? range : undefined,
        }),
      ),
    onFillDown: sheet.fillDown,
    onUndo: sheet.undo,
  };
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  // The same functions at every render, so that a key renders only the cells that it changes.
  const [stable] = useState<typeof actions>(() => ({
    onImage: (...of) => atOnce(() => latest.current.onImage(...of)),
    onPick: (...of) => atOnce(() => latest.current.onPick(...of)),
    onRemove: (...of) => latest.current.onRemove(...of),
    onBlur: () => latest.current.onBlur(),
    onType: (...of) => latest.current.onType(...of),
    onMake: (...of) => atOnce(() => latest.current.onMake(...of)),
    onFillDown: () => atOnce(() => latest.current.onFillDown()),
    onUndo: () => atOnce(() => latest.current.onUndo()),
  }));
  const shared = useMemo(
    () => ({
      noteId,
      ids: `${formId}-variants_46_`,
      onType: stable.onType,
      onBlur: stable.onBlur,
      onImage: stable.onImage,
      onRemove: stable.onRemove,
      labels: { sku: t('sku'), price: t('price'), stock: t('stock'), remove: t('removeRow') },
    }),
    [noteId, formId, stable, t],
  );
  return (
    <>
      <SheetTools
        selected={range.bottom - range.top + 1}
        count={rows.length}
        options={options}
        onMake={stable.onMake}
        onFillDown={stable.onFillDown}
        onUndo={stable.onUndo}
      />
      <div className={styles.scroller}>
        <div
          ref={grid}
          role="grid"
          className={styles.grid}
          aria-label={t('table')}
          aria-rowcount={rows.length + 1}
          aria-multiselectable
          onBlur={onBlur}
          onClick={({ target }) => {
            // A finger has no keys to begin an edit with.
            const touched = target instanceof HTMLElement && target.dataset.column !== undefined;
            if (touched && !editing && matchMedia('(pointer: coarse)').matches) sheet.edit();
          }}
          {...handlers}
          onFocus={onFocus}
        >
          <div role="row" className={`${styles.line} ${styles.heads}`}>
            {[t('image'), t('combination'), t('sku'), t('price'), t('stock'), t('removeRow')].map((head, at) => (
              <div key={head} role="columnheader" data-align={at === 3 || at === 4 ? 'right' : undefined}>
                {at < 5 ? head : <VisuallyHidden>{head}</VisuallyHidden>}
              </div>
            ))}
          </div>
          {Array.from({ length: Math.ceil(rows.length / BLOCK) }, (_, at) => {
            const from = at * BLOCK;
            const isHere = active.row >= from && active.row < from + BLOCK;
            return (
              <SheetRows
                key={at}
                shared={shared}
                rows={rows}
                from={from}
                active={isHere ? active : undefined}
                editing={isHere ? editing : undefined}
                range={range.top < from + BLOCK && range.bottom >= from ? range : undefined}
                wrong={wrong}
              />
            );
          })}
        </div>
      </div>
      <FieldNotes id={noteId} issue={note} hint={t('keys')} />
      <OptionPictures rows={rows} options={options} onPick={stable.onPick} />
    </>
  );
}
