import Typography from '@mui/material/Typography';
import { useFormatter, useTranslations } from 'next-intl';
import { useDeferredValue } from 'react';
import { PreviewCard } from '@/components/ui/form/PreviewCard';
import { plainText } from '@/components/ui/form/rich-text/rich-text';
import { readingOf } from '@/lib/util/reading';
import { useBlogValues } from './blog-labels';
import { clampLines } from '@/lib/theme/clamp';

const LEAD = {
  color: 'var(--text-secondary)',
  ...clampLines(3),
  overflowWrap: 'anywhere',
} as const;

/** The post as it is shown in the list of the shop's posts. Rendered deferred, so that typing does not wait for it. */
export function BlogPreview() {
  const t = useTranslations('blogForm.preview');
  const format = useFormatter();
  const { title, summary, cover, topic, content, publishAt } = useDeferredValue(useBlogValues());
  const language = title.en?.trim() ? 'en' : 'zh';
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
        <Typography variant="caption" component="p" sx={LEAD}>
          {lead}
        </Typography>
      )}
      {facts.length > 0 && (
        <Typography variant="caption" component="p" sx={{ color: 'var(--text-tertiary)', overflowWrap: 'anywhere' }}>
          {facts.join(' · ')}
        </Typography>
      )}
    </PreviewCard>
  );
}
