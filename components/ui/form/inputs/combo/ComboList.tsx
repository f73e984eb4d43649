import Popper from '@mui/material/Popper';
import { useLayoutEffect } from 'react';
import { Checkbox } from '../../choice/choice';
import type { ComboOption } from './combo';
import styles from './combo-list.module.css';

interface ComboListProps {
  id: string;
  anchor: HTMLElement;
  /** Otherwise it is as wide as the field. */
  isAsWideAsTexts: boolean;
  name: { 'aria-label': string | undefined; 'aria-labelledby': string | undefined };
  options: readonly ComboOption[];
  /** Said where there are no options. */
  none: string;
  /** The one that Enter chooses. */
  current: ComboOption | undefined;
  idAt: (place: number) => string;
  isChosen?: (option: ComboOption) => boolean;
  isMultiple: boolean;
  /** At a text that is no combobox: assistive technology finds it beside the text, and its keys scroll it. */
  isBeside?: boolean;
  onPoint: (option: ComboOption) => void;
  onChoose: (option: ComboOption) => void;
}

/** The open list of a combobox; a tree is indented. The focus stays in the input. */
export function ComboList(props: ComboListProps) {
  const { id, anchor, isAsWideAsTexts, name, options, none, current, idAt, isChosen, isMultiple, isBeside } = props;
  const { onPoint, onChoose } = props;
  const currentId = current && idAt(options.indexOf(current));
  useLayoutEffect(() => {
    if (currentId) document.getElementById(currentId)?.scrollIntoView?.({ block: 'nearest' });
  }, [currentId]);
  return (
    <Popper
      open
      anchorEl={anchor}
      disablePortal={isBeside}
      placement="bottom-start"
      className={styles.popup}
      style={{ width: isAsWideAsTexts ? 'max-content' : anchor.clientWidth }}
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.length === 0 ? (
        <p className={styles.none}>{none}</p>
      ) : (
        <ul
          id={id}
          role="listbox"
          {...name}
          aria-multiselectable={isMultiple || undefined}
          tabIndex={isBeside ? 0 : undefined}
          className={styles.list}
        >
          {options.map((option, place) => {
            const chosen = isChosen?.(option) ?? false;
            return (
              <li
                key={option.value}
                id={idAt(place)}
                role="option"
                aria-selected={chosen}
                aria-disabled={option.disabled || undefined}
                data-current={option === current || undefined}
                className={styles.option}
                style={option.depth ? { paddingInlineStart: 10 + 16 * option.depth } : undefined}
                onMouseMove={() => onPoint(option)}
                onClick={() => onChoose(option)}
              >
                {isMultiple && (
                  <Checkbox checked={chosen} readOnly tabIndex={-1} aria-hidden="true" className={styles.check} />
                )}
                {option.depth === undefined ? option.label : (option.short ?? option.label)}
              </li>
            );
          })}
        </ul>
      )}
    </Popper>
  );
}
