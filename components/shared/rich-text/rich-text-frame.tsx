import type { ComponentProps } from 'react';
import pictures from '@/components/ui/feedback/html/pictures.module.css';
import styles from './rich-text-frame.module.css';

/** The box of the editor, and the look of the text in it. */
export const RichTextFrame = ({ className = '', ...props }: ComponentProps<'div'>) => (
  <div {...props} className={`${styles.richTextFrame} ${pictures.pictures} ${className}`} />
);
