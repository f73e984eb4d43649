import { useMedia } from '@/components/ui/layout/use-media';
import { Card } from '@/components/ui/layout/Card';
import { TextLink } from '@/components/ui/layout/TextLink';
import { Button } from '@/components/ui/button/Button';
import space from '@/components/ui/layout/space.module.css';
import { Text } from '@/components/ui/layout/Text';
import { Skeleton } from '@/components/ui/loading/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { DistributionBars } from '@/components/ui/chart/DistributionBars';
import { LazyTrendChart } from '@/components/ui/chart/LazyTrendChart';
import { ErrorRegion } from '@/components/ui/feedback/ErrorRegion';
import { Stars } from '@/components/ui/feedback/Stars';
import { reviewApi } from '@/lib/api/review';
import { below } from '@/lib/theme/breakpoints';
import { SCORES } from './review-list';
import { shareTexts } from './share-text';
import styles from './ReviewSummary.module.css';

/** Scores go from one star to five. */
const [MIN_SCORE, MAX_SCORE] = [1, 5];

/** Heights in pixels of the cards; side by side each is as high as the highest. */
const HEIGHTS = [124, 206, 206];
/** On phones the third one is shown by a button of the first. */
const PHONE_HEIGHTS = [168, 168];

const Row = ({ children }: { children: ReactNode }) => <div className={styles.summary}>{children}</div>;

export function ReviewSummary({ hrefOfScore }: { hrefOfScore: (score: string) => string }) {
  const t = useTranslations('review.summary');
  const format = useFormatter();
  const phone = useMedia(below.phone);
  const [trendShown, showTrend] = useState(false);
  const { data, error, refetch } = useQuery(reviewApi.summary());
  if (error && !data) {
    return (
      <Card className={space.below16}>
        <ErrorRegion error={error} title={t('failed')} onRetry={() => void refetch()} />
      </Card>
    );
  }
  if (!data) {
    return (
      <Row>
        {(phone ? PHONE_HEIGHTS : HEIGHTS).map((minHeight, index) => (
          <Skeleton key={index} minHeight={minHeight} />
        ))}
      </Row>
    );
  }
  const { average, count, distribution, trend } = data;
  const trendButton = phone && (
    <Button
      variant="text"
      aria-expanded={trendShown}
      endIcon={trendShown ? <ChevronUp size={16} aria-hidden /> : <ChevronDown size={16} aria-hidden />}
      onClick={() => showTrend(!trendShown)}
      className={styles.button}
    >
      {t('trend')}
    </Button>
  );
  const shares = shareTexts(
    SCORES.map((stars) => distribution[stars] ?? 0),
    count,
    (part) => format.number(part, { style: 'percent', maximumFractionDigits: 0 }),
  );
  const score = (value: number) => format.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 2 });
  const monthOf = (month: string) => new Date(`${month}-15T12:00:00Z`);
  return (
    <Row>
      <Card as="section" aria-label={t('average')} className={styles.score}>
        <Text variant="h6" as="h2">
          {t('average')}
        </Text>
        <div className={styles.row}>
          <Text as="p" className={styles.note}>
            {count > 0 ? score(average) : '–'}
          </Text>
          <div>
            {count > 0 && <Stars score={average} size={18} />}
            <Text variant="body2" tone="secondary">
              {t('count', { count })}
            </Text>
          </div>
        </div>
        {trendButton}
      </Card>
      <Card as="section" aria-label={t('distribution')} className={styles.distribution}>
        <Text variant="h6" as="h2">
          {t('distribution')}
        </Text>
        <DistributionBars
          name={t('distribution')}
          heads={[t('stars'), t('reviews'), t('share')]}
          hideHeads
          full={count}
          rows={SCORES.map((stars, at) => {
            const value = distribution[stars] ?? 0;
            return {
              id: stars,
              label: (
                <TextLink quiet href={hrefOfScore(stars)}>
                  {t('starsOf', { stars })}
                </TextLink>
              ),
              value,
              cells: [format.number(value), shares[at]],
            };
          })}
        />
      </Card>
      {(!phone || trendShown) && (
        <LazyTrendChart
          title={t('trend')}
          pointName={t('month')}
          points={trend.map(({ month }) => ({
            short: format.dateTime(monthOf(month), { month: 'short' }),
            long: format.dateTime(monthOf(month), { year: 'numeric', month: 'long' }),
          }))}
          series={[{ name: t('average'), values: trend.map((one) => (one.count > 0 ? one.average : undefined)) }]}
          format={(value) => (Number.isInteger(value) ? format.number(value) : score(value))}
          min={MIN_SCORE}
          max={MAX_SCORE}
          height={92}
        />
      )}
    </Row>
  );
}
