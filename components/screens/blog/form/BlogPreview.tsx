import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useDeferredValue } from 'react';
import space from '@/components/ui/layout/space.module.css';
import { Text } from '@/components/ui/layout/Text';
import { PreviewCard } from '@/components/ui/form/preview/PreviewCard';
import { plainText } from '@/components/ui/form/rich-text';
import { languageOf } from '@/lib/i18n/localized';
import { readingOf } from '@/lib/util/reading';
import { useBlogValues } from './blog-labels';
import styles from './BlogPreview.module.css';

/** The post as it is shown in the list of the shop's posts. Rendered deferred, so that typing does not wait for it. */
export function BlogPreview() {
  const t = useTranslations('blogForm.preview');
  const format = useFormatter();
  const { title, summary, cover, topic, content, publishAt } = useDeferredValue(useBlogValues());
  const language = languageOf(title, useLocale());
  const text = plainText(content[language]);
  const time = publishAt ? new Date(publishAt) : undefined;
  const { minutes } = readingOf(text);
  const facts = [
    topic?.trim(),
    time && !Number.isNaN(time.getTime()) && format.dateTime(time, 'day'),
    minutes > 0 && t('minutes', { minutes }),
  ].filter(Boolean);
  const lead = summary?.trim() || text.trim();
  return (
    <PreviewCard
      title={t('title')}
      cover={cover[0]}
      wide
      name={title[language]?.trim() || t('noTitle')}
      language={language}
    >
      {lead && (
        <Text variant="caption" as="p" tone="secondary" className={styles.note}>
          {lead}
        </Text>
      )}
      {facts.length > 0 && (
        <Text variant="caption" as="p" tone="tertiary" className={space.anywhere}>
          {facts.join(' · ')}
        </Text>
      )}
    </PreviewCard>
  );
}
