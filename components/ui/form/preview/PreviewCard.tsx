import { useId, type ReactNode } from 'react';
import { Card } from '@/components/ui/layout/Card';
import { Text } from '@/components/ui/layout/Text';
import { Picture } from '@/components/ui/media/Picture';
import { htmlLang } from '@/lib/i18n/locales';
import styles from './PreviewCard.module.css';

interface PreviewCardProps {
  title: string;
  cover: string | undefined;
  /** The cover is a scene, wider than high. */
  wide?: boolean;
  name: string;
  /** The language of the name. */
  language: string;
  /** Up to three further lines. */
  children: ReactNode;
}

/** A record as buyers see it in a list: its cover above its texts, beside them where the card is low. */
export function PreviewCard({ title, cover, wide, name, language, children }: PreviewCardProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className={styles.card}>
      <Text variant="h3" as="h2" id={id}>
        {title}
      </Text>
      <div className={styles.columns}>
        <div className={styles.cover} data-wide={wide}>
          <Picture src={cover} alt="" />
        </div>
        <Text variant="body2" lang={htmlLang(language)} className={styles.note}>
          {name}
        </Text>
        {children}
      </div>
    </Card>
  );
}
