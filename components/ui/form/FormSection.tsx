import type { ReactNode } from 'react';
import { Panel } from '../layout/Panel';
import { Skeleton } from '../loading/Skeleton';
import { Later } from '@/components/ui/loading/deferred';
import { fieldId, useFormHandle } from './form-context';
import styles from './Field.module.css';
import { sectionPath } from './sections';

interface FormSectionProps {
  id: string;
  title: string;
  /** A secondary text after the heading. */
  note?: ReactNode;
  /** To the right of the heading: a counter, or a choice for the whole section. */
  aside?: ReactNode;
  /** For a section below the first view: about how high its fields are, in pixels. They are rendered after the view. */
  reserve?: number;
  children: ReactNode;
}

/** A card of fields under a heading. */
export function FormSection({ id, title, note, aside, reserve, children }: FormSectionProps) {
  const { formId } = useFormHandle();
  return (
    <Panel id={fieldId(formId, sectionPath(id))} title={title} note={note} aside={aside}>
      <div className={styles.section}>
        {reserve === undefined ? children : <Later fallback={<Skeleton height={reserve} />}>{children}</Later>}
      </div>
    </Panel>
  );
}
