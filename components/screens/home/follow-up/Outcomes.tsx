import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { DistributionBars } from '@/components/ui/chart/DistributionBars';
import { Panel } from '@/components/ui/layout/Panel';
import { reasonKey } from '@/lib/api/outcome';
import { formatAmount } from '@/lib/i18n/amount-text';
import styles from '../home.module.css';
import { countReasons, outcomeTotals, sumPerCurrency } from './outcome-totals';

/** What the inquiries that ended in the period were won with, and why the others were lost. */
export function Outcomes({ overview }: { overview: Record<string, unknown> }) {
  const t = useTranslations('outcome');
  const locale = useLocale();
  const format = useFormatter();
  const { won: deals = [], lost: reasons = [] } = outcomeTotals(overview).part?.totals ?? {};
  const won = sumPerCurrency(deals);
  const lost = countReasons(reasons);
  if (won.length + lost.length === 0) return null;
  return (
    <Panel title={t('totals.title')}>
      <div className={styles.box}>
        {won.length > 0 && (
          <p className={styles.quiet}>
            {t('totals.won', {
              amounts: won.map(({ amount, currency }) => formatAmount(amount, currency, locale)).join(' + '),
            })}
          </p>
        )}
        {lost.length > 0 && (
          <DistributionBars
            name={t('field.reason')}
            heads={[t('field.reason'), t('totals.inquiries')]}
            rows={lost.map(([reason, count]) => ({
              id: reason,
              label: t(`reason.${reasonKey(reason)}`),
              value: count,
              cells: [format.number(count)],
            }))}
          />
        )}
      </div>
    </Panel>
  );
}
