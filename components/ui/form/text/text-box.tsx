import type { ComponentProps, CSSProperties, MouseEvent, ReactNode } from 'react';
import styles from './text-frame.module.css';

interface Look {
  size?: 'small' | 'medium';
  /** Before and after the text: an icon, a unit, a button. */
  start?: ReactNode;
  end?: ReactNode;
}

const focusText = (event: MouseEvent<HTMLElement>) => {
  if (event.target === event.currentTarget) event.currentTarget.querySelector<HTMLElement>('input, textarea')?.focus();
};

/** The border around a native input of class {@link TEXT}, whose attributes are its state: disabled, invalid. */
export const TextFrame = ({ size, start, end, className = '', children, ...frame }: ComponentProps<'div'> & Look) => (
  <div onClick={focusText} data-input="" data-size={size} {...frame} className={`${styles.root} ${className}`}>
    {start}
    {children}
    {end}
  </div>
);
export const TEXT = styles.input!;

/** A line of text; `className` is that of its frame. */
export const TextBox = ({ size, start, end, className, ...native }: Omit<ComponentProps<'input'>, 'size'> & Look) => (
  <TextFrame size={size} start={start} end={end} className={className} data-wide="">
    <input type="text" {...native} className={TEXT} />
  </TextFrame>
);

interface TextAreaProps extends ComponentProps<'textarea'>, Look {
  value: string;
  /** It is as high as its text, between these numbers of lines. */
  lines: readonly [from: number, to: number];
}

/** Lines of text; `className` is that of its frame. */
export const TextArea = ({ size, start, end, lines: [from, to], className, ...native }: TextAreaProps) => (
  <TextFrame size={size} start={start} end={end} className={className} data-wide="">
    <div
      className={styles.grown}
      style={{ '--from': from, '--to': to } as CSSProperties}
      lang={native.lang}
      data-text={native.value}
    >
      <textarea {...native} className={TEXT} />
    </div>
  </TextFrame>
);
