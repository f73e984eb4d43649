import { useFormatter, useLocale, useTimeZone, useTranslations } from 'next-intl';
import { useId } from 'react';
import { Card } from '@/components/ui/layout/Card';
import { Text } from '@/components/ui/layout/Text';
import { Moment } from '@/components/ui/feedback/Moment';
import { DateTimeInput } from '@/components/ui/form/inputs/DateTimeInput';
import { FactsCard } from '@/components/ui/form/preview/FactsCard';
import { Field } from '@/components/ui/form/Field';
import type { Blog } from '@/lib/api/blog';
import { zoneAt } from '@/lib/util/day';
import { BlogPreview } from './BlogPreview';
import { useBlogValues } from './blog-labels';
import styles from './BlogAside.module.css';

/** Below the time: the time zone it is entered in, and the same moment as the platform stores it. */
function ZoneHint() {
  const t = useTranslations('blogForm.publish');
  const locale = useLocale();
  const zone = useTimeZone() ?? '';
  const format = useFormatter();
  const { publishAt } = useBlogValues();
  const date = new Date(publishAt ?? '');
  const given = !Number.isNaN(date.getTime());
  const values = { zone, offset: zoneAt(given ? date : new Date(), zone, locale) };
  if (!given) return t('zone', values);
  const utc = format.dateTime(date, 'full', { timeZone: 'UTC' });
  return utc === format.dateTime(date, 'full') ? t('zone', values) : t('zoneAndUtc', { ...values, utc });
}

export function BlogAside({ blog }: { blog: Blog | undefined }) {
  const t = useTranslations('blogForm.publish');
  const fields = useTranslations('blogForm.fields');
  const format = useFormatter();
  const id = useId();
  const out = blog?.status === 'published';
  return (
    <>
      <Card as="section" aria-labelledby={`${id}-publish`} className={styles.card}>
        <Text variant="h6" as="h2" id={`${id}-publish`}>
          {t('title')}
        </Text>
        <Field name="publishAt" label={fields('publishAt')} hint={<ZoneHint />} disabled={out}>
          <DateTimeInput />
        </Field>
        <Text variant="caption" tone="tertiary">
          {t(out ? 'isOut' : 'help')}
        </Text>
      </Card>
      <BlogPreview />
      {blog && (
        <FactsCard
          title={t('facts')}
          facts={[
            ...(['views', 'likes', 'comments'] as const).map((key) => ({
              key,
              label: t(key),
              value: format.number(blog.stats[key]),
            })),
            { key: 'created', label: t('created'), value: <Moment at={blog.createdAt} /> },
          ]}
        />
      )}
    </>
  );
}
