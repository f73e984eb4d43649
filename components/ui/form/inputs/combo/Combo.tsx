import { ChevronDown, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import {
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { inputAria, useFieldInput } from '@/components/ui/form/field-context';
import { isComposing } from '@/lib/util/browser/composing';
import { TEXT, TextFrame } from '../../text/text-box';
import { optionByKey, type ComboOption } from './combo';
import { ComboChips, type Chips } from './ComboChips';
import { ComboList } from './ComboList';
import styles from './combo.module.css';

export interface ComboProps {
  /** What the input shows, and whether it was typed and not chosen. */
  text: string;
  isTyped: boolean;
  onText: (text: string) => void;
  /** What the open list offers. */
  offer: () => readonly ComboOption[];
  isChosen?: (option: ComboOption) => boolean;
  onChoose: (option: ComboOption) => void;
  /** What has been chosen of a list that stays open for more. */
  chips?: Chips;
  /** Every text is a value: nothing is chosen that was not pointed at, and without an offer there is no list. */
  isFree?: boolean;
  /** Keys that the list has no use for. */
  onKey?: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** The focus has left, from the option that was pointed at. */
  onLeave?: (option: ComboOption | undefined) => void;
  onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void;
  onOpen?: () => void;
  /** With it there is a button that empties the field. */
  onClear?: () => void;
  loading?: boolean;
  placeholder?: string;
  size?: 'small' | 'medium';
  /** Before the text. */
  start?: ReactNode;
  /** Without an arrow, and with a list as wide as its texts. */
  isNarrow?: boolean;
  /** Few enough to choose without typing: phones show no keyboard. */
  isFew?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

const NOTHING: readonly ComboOption[] = [];
const keepFocus = (event: MouseEvent) => event.preventDefault();
const frameOf = (element: HTMLElement) => element.closest<HTMLElement>('[data-input]')!;
const inputOf = (element: HTMLElement) => frameOf(element).querySelector('input')!;

/** A combobox of WAI-ARIA: closed it is an input and its buttons, and its list is there while it is open. */
export function Combo(props: ComboProps) {
  const { text, isTyped, onText, offer, isChosen, onChoose, chips, isFree = false, onKey, onLeave, onPaste } = props;
  const { onOpen, onClear, loading, placeholder, size, start, isNarrow = false, isFew, inputRef } = props;
  const t = useTranslations('form.combo');
  const field = useFieldInput();
  const { disabled } = field;
  /** The frame of the field while the list is open. */
  const [anchor, setAnchor] = useState<HTMLElement>();
  /** The value that the arrows or the pointer have come to. */
  const [at, setAt] = useState<string>();
  const isFresh = useRef(false);
  const offered = anchor ? offer() : NOTHING;
  const isOpen = anchor !== undefined && (offered.length > 0 || !isFree);
  const first = () => {
    if (isFree || (chips && !isTyped)) return undefined;
    return (isTyped ? undefined : offered.find((option) => isChosen?.(option))) ?? offered.find((one) => !one.disabled);
  };
  const current = isOpen ? (offered.find(({ value }) => value === at) ?? first()) : undefined;

  const open = (element: HTMLElement) => {
    if (anchor || disabled) return;
    setAt(undefined);
    setAnchor(frameOf(element));
    if (!isFree || offer().length > 0) onOpen?.();
  };
  const close = () => setAnchor(undefined);
  const choose = (option: ComboOption) => {
    if (option.disabled) return;
    onChoose(option);
    if (!chips || isFree) close();
  };
  const type = (input: HTMLInputElement) => {
    onText(input.value);
    open(input);
    setAt(undefined);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent)) return;
    const next = isOpen ? optionByKey(event.key, offered, current, isFree) : undefined;
    if (next) setAt(next.value);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') open(event.currentTarget);
    else if (event.key === 'Enter' && current) choose(current);
    else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      close();
    } else if (event.key === 'Backspace' && text === '' && chips?.labels.length) {
      return chips.onRemove(chips.labels.length - 1);
    } else if (event.key === 'ArrowLeft' && text === '' && chips?.labels.length) {
      close();
      frameOf(event.currentTarget).querySelector<HTMLElement>('[data-chip]:last-of-type')?.focus();
    } else {
      if (event.key === 'Enter' && isFree) close();
      return onKey?.(event);
    }
    event.preventDefault();
  };
  const idAt = (place: number) => `${field.id}-option-${place}`;
  const listId = `${field.id}-list`;
  return (
    <TextFrame
      size={size}
      start={
        <>
          {start}
          {chips && <ComboChips {...chips} disabled={disabled} />}
        </>
      }
      end={
        <span className={styles.buttons}>
          {onClear && !disabled && (
            <button
              type="button"
              tabIndex={-1}
              aria-label={t('clear')}
              title={t('clear')}
              className={`${styles.button} ${styles.clear}`}
              onMouseDown={keepFocus}
              onClick={(event) => {
                inputOf(event.currentTarget).focus();
                onClear();
              }}
            >
              <X size={14} strokeWidth={1.7} aria-hidden="true" />
            </button>
          )}
          {!isNarrow && (!isFree || !chips) && (
            <button
              type="button"
              tabIndex={-1}
              disabled={disabled}
              aria-label={t(isOpen ? 'close' : 'open')}
              title={t(isOpen ? 'close' : 'open')}
              data-open={isOpen || undefined}
              className={styles.button}
              onMouseDown={keepFocus}
              onClick={(event) => {
                inputOf(event.currentTarget).focus();
                if (anchor) close();
                else open(event.currentTarget);
              }}
            >
              <ChevronDown size={14} strokeWidth={1.7} aria-hidden="true" />
            </button>
          )}
        </span>
      }
      data-wide=""
      className={isNarrow ? `${styles.frame} ${styles.narrow}` : styles.frame}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        close();
        onLeave?.(at === undefined ? undefined : current);
        field.onBlur();
      }}
    >
      <input
        type="text"
        role="combobox"
        id={field.id}
        {...inputAria(field)}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen && offered.length > 0 ? listId : undefined}
        aria-activedescendant={current && idAt(offered.indexOf(current))}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className={TEXT}
        value={text}
        disabled={disabled}
        placeholder={placeholder}
        lang={field.lang}
        {...(isFew ? { inputMode: 'none' } : {})}
        ref={inputRef}
        onFocus={() => void (isFresh.current = true)}
        // Not with the click: a press of the label makes one, too.
        onMouseDown={(event) => event.button === 0 && open(event.currentTarget)}
        onClick={({ currentTarget: input }) => {
          if (isFresh.current && !isFree && input.selectionStart === input.selectionEnd) input.select();
          isFresh.current = false;
        }}
        onChange={(event) => type(event.currentTarget)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      {isOpen && (
        <ComboList
          id={listId}
          anchor={anchor}
          isAsWideAsTexts={isNarrow}
          name={{ 'aria-label': field.ariaLabel, 'aria-labelledby': field.labelId }}
          options={offered}
          none={t(loading ? 'loading' : 'none')}
          current={current}
          idAt={idAt}
          isChosen={isChosen}
          isMultiple={chips !== undefined && !isFree}
          onPoint={({ value }) => setAt(value)}
          onChoose={choose}
        />
      )}
    </TextFrame>
  );
}
