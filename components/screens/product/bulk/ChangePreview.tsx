import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useFormatter, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useIssueText } from '@/components/ui/form/issues/use-issue-text';
import { TabRow } from '@/components/ui/tabs/TabRow';
import { PlainTable } from '@/components/ui/table/PlainTable';
import { useErrorText } from '@/lib/i18n/error-text';
import { below } from '@/lib/theme/breakpoints';
import { ChangeTable } from '../changes/ChangeTable';
import { ProductName } from '../changes/ProductName';
import type { Change, Reason } from './change';
import { mixedCurrencies, type BulkPlan, type Reading } from './use-bulk-plan';

/** Products that are left out, whatever the change is. */
const MAX_WRONG = 100;

const Table = styled(PlainTable)({
  tableLayout: 'fixed',
  lineHeight: '1.25rem',
  [below.phone]: { '& thead th, & tbody td': { padding: '8px 6px' } },
});

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
      <Table aria-label={t('wrong', { count: wrong.length })}>
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
      </Table>
      {more > 0 && (
        <Box component="p" sx={{ m: '8px 0 0', typography: 'caption', color: 'text.secondary' }}>
          {t('more', { count: more })}
        </Box>
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
    <Box role="alert" sx={{ typography: 'body2', color: 'var(--warning-text)' }}>
      {t('currencies', { list })}
    </Box>
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
      <Box role="alert" sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        {t('readFailed', { reason: errorText(error) })}
        <Button size="small" onClick={retry}>
          {entry('retry')}
        </Button>
      </Box>
    );
  if (!products)
    return (
      <div>
        <Box sx={{ mb: 0.75, typography: 'body2', fontVariantNumeric: 'tabular-nums' }}>
          {t('reading', { read, total })}
        </Box>
        <LinearProgress
          aria-label={t('reading', { read, total })}
          variant="determinate"
          value={(100 * read) / Math.max(1, total)}
        />
      </div>
    );
  const counts = plan && { changed: plan.changed.length, same: plan.same, wrong: plan.wrong.length };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box role="status" sx={{ typography: 'body2', color: 'text.secondary', minHeight: '1.25rem' }}>
        {counts ? t('counts', counts) : change ? t('calculating') : t('incomplete')}
      </Box>
      {change && plan && <CurrencyNote change={change} plan={plan} />}
      {change && plan && <PlanTabs plan={plan} />}
    </Box>
  );
}
