import { useTranslations } from 'next-intl';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { Card } from '@/components/ui/layout/Card';
import { Text } from '@/components/ui/layout/Text';
import { Picture } from '@/components/ui/media/Picture';
import { htmlLang } from '@/lib/i18n/locales';
import type { ContentLanguage } from '@/lib/i18n/localized';
import styles from './PreviewCard.module.css';

interface PreviewCardProps {
  title: string;
  cover: string | undefined;
  /** The cover is a scene, wider than high. */
  wide?: boolean;
  /** It is a part of another card. */
  inside?: boolean;
  name: string;
  /** The language of its texts. */
  language: ContentLanguage;
  /** Up to three further lines. */
  children: ReactNode;
}

const Section = (props: ComponentProps<typeof Card>) => <Card as="section" {...props} />;

/** A record as buyers see it in a list: its cover above its texts, beside them where the card is low. */
export function PreviewCard({ title, cover, wide, inside, name, language, children }: PreviewCardProps) {
  const t = useTranslations('form.language');
  const id = useId();
  const Surface = inside ? 'section' : Section;
  return (
    <Surface aria-labelledby={id} className={inside ? styles.part : styles.card}>
      <div className={styles.head}>
        <Text variant="h3" as={inside ? 'h3' : 'h2'} id={id}>
          {title}
        </Text>
        <Text variant="caption" tone="tertiary">
          {t(language)}
        </Text>
      </div>
      <div className={styles.columns}>
        <div className={styles.cover} data-wide={wide}>
          <Picture src={cover} alt="" />
        </div>
        <Text variant="body2" lang={htmlLang(language)} className={styles.note}>
          {name}
        </Text>
        {children}
      </div>
    </Surface>
  );
}
