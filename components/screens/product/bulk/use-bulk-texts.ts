import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useIssueText } from '@/components/ui/form/issues/use-issue-text';
import { labelsOf } from '@/components/ui/table/filters/tree';
import { useTrees } from '@/components/ui/product/use-trees';
import { localized } from '@/lib/i18n/localized';
import { useUnits } from '@/lib/i18n/use-units';
import { formatAmount } from '@/lib/i18n/amount-text';
import type { BulkProduct, Change, Reason } from './change';

/** Values of products before and after a change, and why products are left out, as text. */
export function useBulkTexts() {
  const t = useTranslations('productBulk');
  const status = useTranslations('productList.status');
  const locale = useLocale();
  const format = useFormatter();
  const units = useUnits();
  const issueText = useIssueText();
  const groups = labelsOf(useTrees().shopCategories);

  const listed = (texts: readonly string[]) => (texts.length > 0 ? format.list(texts) : t('none'));

  function prices({ pricing, variants }: Partial<BulkProduct>): string {
    if (!pricing) return t('none');
    const { mode, currency, price, min, max, tiers = [] } = pricing;
    const money = (amount: string | undefined) => formatAmount(amount ?? '', currency, locale);
    const own =
      mode === 'single'
        ? money(price)
        : mode === 'range'
          ? t('range', { low: money(min), high: money(max) })
          : tiers.map((tier) => t('tier', { quantity: tier.minQuantity, price: money(tier.price) })).join(' · ');
    const priced = variants?.filter((variant) => variant.price !== undefined).length ?? 0;
    return priced === 0 ? own : t('withVariants', { price: own, count: priced });
  }

  function value(change: Change, fields: Partial<BulkProduct>): string {
    switch (change.kind) {
      case 'price':
        return prices(fields);
      case 'moq':
        return fields.moq ? units.quantity(fields.moq.quantity, fields.moq.unit) : t('none');
      case 'leadTime':
        return listed((fields.leadTimes ?? []).map(({ maxQuantity, days }) => t('leadTime', { maxQuantity, days })));
      case 'group':
        return listed((fields.groupIds ?? []).map((id) => groups.get(id) ?? id));
      case 'tradeTerms':
        return listed(fields.tradeTerms ?? []);
      case 'paymentTerms':
        return listed(fields.paymentTerms ?? []);
      case 'showcase':
        return t(fields.showcase ? 'showcase.on' : 'showcase.off');
      case 'status':
        return fields.status ? status(fields.status) : '';
      case 'delete':
        return '';
    }
  }

  function reason(why: Reason): string {
    if ('issue' in why) return issueText(why.issue);
    return why.key === 'transition'
      ? t('reason.transition', { status: why.status ? status(why.status) : '' })
      : t(`reason.${why.key}`);
  }

  const nameOf = ({ title, sku, id }: BulkProduct) => localized(title, locale) || sku || id;
  return { value, reason, nameOf };
}
