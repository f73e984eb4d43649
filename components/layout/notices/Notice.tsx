import type { ReactNode } from 'react';
import styles from './Notice.module.css';

interface NoticeProps {
  icon: ReactNode;
  title: string;
  text?: string;
  /** Of its title, for those that it describes. */
  id?: string;
}

/** A line above the views. */
export const Notice = ({ icon, title, text, id }: NoticeProps) => (
  <div className={styles.line}>
    {icon}
    <strong id={id}>{title}</strong>
    {text && <span>{text}</span>}
  </div>
);
