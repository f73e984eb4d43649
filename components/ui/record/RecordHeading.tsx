import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Text } from '@/components/ui/layout/Text';
import { Moment } from '@/components/ui/feedback/Moment';
import { Picture } from '@/components/ui/media/Picture';
import type { SavedRecord } from './record-kind';
import styles from './RecordHeading.module.css';

export interface RecordFacts {
  picture?: string;
  /** Its number and its status. */
  facts?: ReactNode;
}

interface RecordHeadingProps extends RecordFacts {
  /** The name of the record; of a new one what it is to be. */
  title: string;
  id?: string;
  level?: 'h1' | 'h2';
  /** The title of a page that still loads. */
  loading?: boolean;
  /** The last saved version; none: a new record. */
  record: SavedRecord | undefined;
  /** What can be done with it, at the right. */
  children?: ReactNode;
}

/** The head of a record: its picture, its name, and what is known of it below. */
export function RecordHeading(props: RecordHeadingProps) {
  const { title, id, level = 'h1', loading, record, picture, facts, children } = props;
  const t = useTranslations('form');
  return (
    <div className={styles.heading}>
      {picture && (
        <div className={styles.picture}>
          <Picture src={picture} alt="" />
        </div>
      )}
      <div className={styles.what}>
        <Text
          variant={level}
          id={id}
          dir="auto"
          noWrap
          className="in-header"
          title={title}
          data-loading={loading ? '' : undefined}
        >
          {title}
        </Text>
        <Text variant="caption" as="div" tone="tertiary" className={styles.facts}>
          {facts}
          {record && (
            <span>{t.rich('version', { version: record.version, time: () => <Moment at={record.updatedAt} /> })}</span>
          )}
        </Text>
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
