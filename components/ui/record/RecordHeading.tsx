import type { ComponentProps } from 'react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Text } from '@/components/ui/layout/Text';
import { Moment } from '@/components/ui/feedback/Moment';
import type { SavedRecord } from './record-kind';
import styles from './RecordHeading.module.css';

/** The row with the title of a form's page and the state of the record. */
export const HeadingLine = (props: ComponentProps<'div'>) => <div {...props} className={styles.headingLine} />;

interface RecordHeadingProps {
  title: string;
  /** The last saved version; none: a new record. */
  record: SavedRecord | undefined;
  /** A chip with the status. */
  children?: ReactNode;
}

/** The title of a form's page, and when the record was last saved. */
export function RecordHeading({ title, record, children }: RecordHeadingProps) {
  const t = useTranslations('form');
  return (
    <HeadingLine>
      <Text variant="h1">{title}</Text>
      {children}
      {record && (
        <Text variant="caption" tone="tertiary" className={styles.version}>
          {t.rich('version', { version: record.version, time: () => <Moment at={record.updatedAt} /> })}
        </Text>
      )}
    </HeadingLine>
  );
}
