import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useErrorText } from '@/lib/i18n/error-text';
import { hrefOf } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { below } from '@/lib/theme/breakpoints';
import type { BulkProduct, Change } from './change';
import type { BulkPlan, Reading } from './use-bulk-plan';
import { useBulkTexts } from './use-bulk-texts';

/** Enough to see the rule at work; thousands of rows would only slow the page down. */
const MAX_SHOWN = 20;
const MAX_WRONG = 100;

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontSize: 'var(--type-small)',
  lineHeight: '1.25rem',
  '& caption': { padding: '0 0 6px', textAlign: 'left', fontWeight: 'var(--weight-semibold)' },
  '& th': {
    padding: '8px 10px',
    textAlign: 'left',
    fontWeight: 'var(--weight-medium)',
    fontSize: 'var(--type-caption)',
    color: 'var(--text-tertiary)',
    background: 'var(--surface-sunken)',
  },
  '& td': {
    padding: '8px 10px',
    borderBottom: '1px solid var(--border-subtle)',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .before': { color: 'var(--text-secondary)' },
  '& small': { display: 'block', color: 'var(--text-tertiary)', fontSize: 'var(--type-caption)' },
  [below.phone]: { '& th, & td': { padding: '8px 6px' } },
});

function NameCell({ product, name }: { product: BulkProduct; name: string }) {
  return (
    <td dir="auto">
      {/* In a tab of the browser, because a link in this one would discard what was typed here. */}
      <a href={hrefOf(paths.productForm(product.id))} target="_blank" rel="noreferrer">
        {name}
      </a>
      <small>{product.sku}</small>
    </td>
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
  const texts = useBulkTexts();
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
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box role="status" sx={{ typography: 'body2', color: 'text.secondary', minHeight: '1.25rem' }}>
        {counts ? t('counts', counts) : change ? t('calculating') : t('incomplete')}
      </Box>
      {change && plan && plan.wrong.length > 0 && (
        <Table>
          <caption>{t('wrong', { count: plan.wrong.length })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('product')}</th>
              <th scope="col">{t('why')}</th>
            </tr>
          </thead>
          <tbody>
            {plan.wrong.slice(0, MAX_WRONG).map(({ product, reason }) => (
              <tr key={product.id}>
                <NameCell product={product} name={texts.nameOf(product)} />
                <td>{texts.reason(reason)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {change && plan && plan.changed.length > 0 && (
        <Table>
          <caption>{t('preview', { count: Math.min(MAX_SHOWN, plan.changed.length) })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('product')}</th>
              {change.kind !== 'delete' && <th scope="col">{t('before')}</th>}
              {change.kind !== 'delete' && <th scope="col">{t('after')}</th>}
            </tr>
          </thead>
          <tbody>
            {plan.changed.slice(0, MAX_SHOWN).map(({ product, fields, before }) => (
              <tr key={product.id}>
                <NameCell product={product} name={texts.nameOf(product)} />
                {change.kind !== 'delete' && <td className="before">{texts.value(change, before)}</td>}
                {change.kind !== 'delete' && <td>{texts.value(change, fields)}</td>}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Box>
  );
}
