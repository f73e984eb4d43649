import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useFormatter, useLocale, useTimeZone, useTranslations } from 'next-intl';
import { useId } from 'react';
import { Moment } from '@/components/ui/feedback/Moment';
import { DateTimeInput } from '@/components/ui/form/inputs/DateTimeInput';
import { Field } from '@/components/ui/form/Field';
import type { Blog } from '@/lib/api/blog';
import { zoneAt } from '@/lib/util/day';
import { useBlogValues } from './blog-labels';
import { below } from '@/lib/theme/breakpoints';

const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 6,
  margin: 0,
  fontSize: 'var(--type-small)',
  lineHeight: '1.25rem',
  '& > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 12 },
  '& dt': { color: 'var(--text-secondary)' },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums' },
  // Above the fields it is a single row.
  [below.wide]: {
    gridTemplateColumns: 'repeat(3, 1fr) 1.5fr',
    '& > div': { display: 'block' },
  },
});

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
      <Card
        component="section"
        aria-labelledby={`${id}-publish`}
        sx={{ padding: '16px 18px', display: 'grid', gap: 1.5 }}
      >
        <Typography variant="h6" component="h2" id={`${id}-publish`}>
          {t('title')}
        </Typography>
        <Field name="publishAt" label={fields('publishAt')} hint={<ZoneHint />} disabled={out}>
          <DateTimeInput />
        </Field>
        <Typography variant="caption" sx={{ color: 'var(--text-tertiary)' }}>
          {t(out ? 'isOut' : 'help')}
        </Typography>
      </Card>
      {blog && (
        <Card
          component="section"
          aria-labelledby={`${id}-facts`}
          sx={{ padding: '16px 18px', display: 'grid', gap: 1.5 }}
        >
          <Typography variant="h6" component="h2" id={`${id}-facts`}>
            {t('facts')}
          </Typography>
          <Facts>
            {(['views', 'likes', 'comments'] as const).map((name) => (
              <div key={name}>
                <dt>{t(name)}</dt>
                <dd>{format.number(blog.stats[name])}</dd>
              </div>
            ))}
            <div>
              <dt>{t('created')}</dt>
              <dd>
                <Moment at={blog.createdAt} />
              </dd>
            </div>
          </Facts>
        </Card>
      )}
    </>
  );
}
