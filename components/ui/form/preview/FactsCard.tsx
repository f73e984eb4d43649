import { useId, type ReactNode } from 'react';
import { Card } from '@/components/ui/layout/Card';
import { Text } from '@/components/ui/layout/Text';
import styles from './FactsCard.module.css';

interface FactsCardProps {
  title: string;
  facts: readonly { key: string; label: string; value: ReactNode; long?: boolean }[];
}

/** What is known of a record, beside its form. */
export function FactsCard({ title, facts }: FactsCardProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className={styles.card}>
      <Text variant="h6" as="h2" id={id}>
        {title}
      </Text>
      <dl className={styles.facts}>
        {facts.map(({ key, label, value, long }) => (
          <div key={key} data-long={long || undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
