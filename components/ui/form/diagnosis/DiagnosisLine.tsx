import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldLink } from '../links/FieldLink';
import styles from './DiagnosisLine.module.css';

interface DiagnosisLineProps {
  /** The field of the finding. */
  path?: string;
  tone: 'warning' | 'success';
  /** The icon and the text. */
  children: ReactNode;
}

/** One finding. */
export function DiagnosisLine({ path, tone, children }: DiagnosisLineProps) {
  return (
    <li className={styles.line} data-tone={tone}>
      {path === undefined ? (
        <span>{children}</span>
      ) : (
        <FieldLink path={path}>
          {children}
          <ChevronRight size={14} strokeWidth={1.7} aria-hidden="true" className="to" />
        </FieldLink>
      )}
    </li>
  );
}
