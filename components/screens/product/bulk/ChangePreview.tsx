import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useFormatter, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { TabRow } from '@/components/ui/tabs/TabRow';
import { PlainTable } from '@/components/ui/table/PlainTable';
import { useErrorText } from '@/lib/i18n/error-text';
import { hrefOf } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { below } from '@/lib/theme/breakpoints';
import type { BulkProduct, Change } from './change';
import { mixedCurrencies, type BulkPlan, type Reading } from './use-bulk-plan';
import { useBulkTexts } from './use-bulk-texts';

/** Enough to see the rule at work; thousands of rows would only slow the page down. */
const MAX_CHANGED = 20;
const MAX_WRONG = 100;

const Table = styled(PlainTable)({
  tableLayout: 'fixed',
  lineHeight: '1.25rem',
  '& tbody td': { fontVariantNumeric: 'tabular-nums' },
  '& .before': { color: 'var(--text-secondary)' },
  '& small': { display: 'block', color: 'var(--text-tertiary)', fontSize: 'var(--type-caption)' },
  [below.phone]: { '& thead th, & tbody td': { padding: '8px 6px' } },
});

function NameCell({ product, name }: { product: BulkProduct; name: string }) {
  return (
    <td dir="auto">
      {/* In a tab of the browser, because a link in this one would discard what was typed here. */}
      <a href={hrefOf(paths.productForm(product.id))} target="_blank" rel="noopener noreferrer">
        {name}
      </a>
      <small>{product.sku}</small>
    </td>
  );
}

interface PlanProps {
  change: Change;
  plan: BulkPlan;
}

function ChangedTable({ change, plan: { changed } }: PlanProps) {
  const t = useTranslations('productBulk');
  const texts = useBulkTexts();
  const hasValues = change.kind !== 'delete';
  return (
    <Table aria-label={t('changed', { count: changed.length })}>
      <thead>
        <tr>
          <th scope="col">{t('product')}</th>
          {hasValues && <th scope="col">{t('before')}</th>}
          {hasValues && <th scope="col">{t('after')}</th>}
        </tr>
      </thead>
      <tbody>
        {changed.slice(0, MAX_CHANGED).map(({ product, fields, before }) => (
          <tr key={product.id}>
            <NameCell product={product} name={texts.nameOf(product)} />
            {hasValues && <td className="before">{texts.value(change, before)}</td>}
            {hasValues && <td>{texts.value(change, fields)}</td>}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function WrongTable({ plan: { wrong } }: PlanProps) {
  const t = useTranslations('productBulk');
  const texts = useBulkTexts();
  return (
    <Table aria-label={t('wrong', { count: wrong.length })}>
      <thead>
        <tr>
          <th scope="col">{t('product')}</th>
          <th scope="col">{t('why')}</th>
        </tr>
      </thead>
      <tbody>
        {wrong.slice(0, MAX_WRONG).map(({ product, reason }) => (
          <tr key={product.id}>
            <NameCell product={product} name={texts.nameOf(product)} />
            <td>{texts.reason(reason)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const GROUPS = ['changed', 'wrong'] as const;
const MAX_OF = { changed: MAX_CHANGED, wrong: MAX_WRONG };

/** The products that change, and those that are left out. */
function PlanTabs({ change, plan }: PlanProps) {
  const t = useTranslations('productBulk');
  const id = useId();
  const [chosen, setChosen] = useState<(typeof GROUPS)[number]>('changed');
  const groups = GROUPS.filter((group) => plan[group].length > 0);
  const group = groups.includes(chosen) ? chosen : groups[0];
  if (!group) return null;
  const more = plan[group].length - MAX_OF[group];
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
          <ChangedTable change={change} plan={plan} />
        ) : (
          <WrongTable change={change} plan={plan} />
        )}
        {more > 0 && (
          <Box component="p" sx={{ m: '8px 0 0', typography: 'caption', color: 'text.secondary' }}>
            {t('more', { count: more })}
          </Box>
        )}
      </div>
    </div>
  );
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

/** What a change will do: the first products before and after it, and those that are left out, with the reason. */
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
      {change && plan && <PlanTabs change={change} plan={plan} />}
    </Box>
  );
}
