import { useFormatter, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { ProgressBar } from '@/components/ui/feedback/ProgressBar';
import { Button } from '@/components/ui/button/Button';
import { Row, Stack } from '@/components/ui/layout/Stack';
import space from '@/components/ui/layout/space.module.css';
import { Text } from '@/components/ui/layout/Text';
import { useIssueText } from '@/components/ui/form/issues/use-issue-text';
import { TabRow } from '@/components/ui/tabs/TabRow';
import { PlainTable } from '@/components/ui/table/PlainTable';
import { useErrorText } from '@/lib/i18n/error-text';
import { ChangeTable } from '../changes/ChangeTable';
import { ProductName } from '../changes/ProductName';
import type { Change, Reason } from './change';
import { mixedCurrencies, type BulkPlan, type Reading } from './use-bulk-plan';
import styles from './ChangePreview.module.css';

/** Products that are left out, whatever the change is. */
const MAX_WRONG = 100;

/** Why a product is left out. */
function useReason() {
  const t = useTranslations('productBulk.reason');
  const status = useTranslations('productForm.status');
  const issueText = useIssueText();
  return (why: Reason): string => {
    if ('issue' in why) return issueText(why.issue);
    return why.key === 'transition' ? t(why.key, { status: why.status ? status(why.status) : '' }) : t(why.key);
  };
}

function WrongTable({ wrong }: Pick<BulkPlan, 'wrong'>) {
  const t = useTranslations('productBulk');
  const names = useTranslations('productChange');
  const reasonOf = useReason();
  const more = wrong.length - MAX_WRONG;
  return (
    <>
      <PlainTable className={styles.table} aria-label={t('wrong', { count: wrong.length })}>
        <thead>
          <tr>
            <th scope="col">{names('product')}</th>
            <th scope="col">{t('why')}</th>
          </tr>
        </thead>
        <tbody>
          {wrong.slice(0, MAX_WRONG).map(({ product, reason }) => (
            <tr key={product.id}>
              <td dir="auto">
                <ProductName product={product} />
              </td>
              <td>{reasonOf(reason)}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
      {more > 0 && (
        <Text variant="caption" as="p" tone="secondary" className={styles.box}>
          {t('more', { count: more })}
        </Text>
      )}
    </>
  );
}

const GROUPS = ['changed', 'wrong'] as const;

/** The products that change, and those that are left out. */
function PlanTabs({ plan }: Pick<PlanProps, 'plan'>) {
  const t = useTranslations('productBulk');
  const id = useId();
  const [chosen, setChosen] = useState<(typeof GROUPS)[number]>('changed');
  const groups = GROUPS.filter((group) => plan[group].length > 0);
  const group = groups.includes(chosen) ? chosen : groups[0];
  if (!group) return null;
  return (
    <div>
      <TabRow
        aria-label={t('preview')}
        look="divided"
        value={group}
        onChange={setChosen}
        tabs={groups.map((one) => ({
          value: one,
          id: `${id}-${one}`,
          'aria-controls': `${id}-panel`,
          label: t(one, { count: plan[one].length }),
        }))}
      />
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${group}`}>
        {group === 'changed' ? (
          <ChangeTable
            label={t('changed', { count: plan.changed.length })}
            read={(...wanted) => plan.changes.page(...wanted)}
            of={plan.changes}
          />
        ) : (
          <WrongTable wrong={plan.wrong} />
        )}
      </div>
    </div>
  );
}

interface PlanProps {
  change: Change;
  plan: BulkPlan;
}

/** "+10" is ten dollars here and ten yen there. */
function CurrencyNote({ change, plan }: PlanProps) {
  const t = useTranslations('productBulk');
  const format = useFormatter();
  const currencies = mixedCurrencies(change, plan);
  if (currencies.length === 0) return null;
  const list = format.list(currencies.map(([currency, count]) => t('currency', { currency, count })));
  return (
    <Text role="alert" variant="body2" as="div" tone="warning">
      {t('currencies', { list })}
    </Text>
  );
}

interface ChangePreviewProps {
  reading: Reading;
  change: Change | undefined;
  plan: BulkPlan | undefined;
}

/** What a change will do: every value before and after it, and the products that are left out, with the reason. */
export function ChangePreview({ reading, change, plan }: ChangePreviewProps) {
  const t = useTranslations('productBulk');
  const entry = useTranslations('entry.action');
  const errorText = useErrorText();
  const { products, read, total, error, retry } = reading;
  if (error !== undefined)
    return (
      <Row role="alert" gap={8} wrap>
        {t('readFailed', { reason: errorText(error) })}
        <Button size="small" onClick={retry}>
          {entry('retry')}
        </Button>
      </Row>
    );
  if (!products)
    return (
      <div>
        <Text variant="body2" as="div" className={`${space.below6} ${space.numbers}`}>
          {t('reading', { read, total })}
        </Text>
        <ProgressBar aria-label={t('reading', { read, total })} value={(100 * read) / Math.max(1, total)} />
      </div>
    );
  const counts = plan && { changed: plan.changed.length, same: plan.same, wrong: plan.wrong.length };
  return (
    <Stack gap={8}>
      <Text role="status" variant="body2" as="div" tone="secondary" className={styles.count}>
        {counts ? t('counts', counts) : change ? t('calculating') : t('incomplete')}
      </Text>
      {change && plan && <CurrencyNote change={change} plan={plan} />}
      {change && plan && <PlanTabs plan={plan} />}
    </Stack>
  );
}
