import { useLocale, useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/layout/TextLink';
import { Stack } from '@/components/ui/layout/Stack';
import space from '@/components/ui/layout/space.module.css';
import { Text } from '@/components/ui/layout/Text';
import { Thumb } from '@/components/ui/table/rows/Thumb';
import type { Inquiry } from '@/lib/api/inquiry-schema';
import { formatAmount } from '@/lib/i18n/amount-text';
import { useUnits } from '@/lib/i18n/use-units';
import { hrefOf } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { visibleText } from '@/lib/util/files/file-name';
import styles from './RequestedProducts.module.css';

export function RequestedProducts({ inquiry }: { inquiry: Inquiry }) {
  const t = useTranslations('inquiry.asked');
  const locale = useLocale();
  const units = useUnits();
  if (inquiry.products.length === 0) {
    return (
      <Text variant="body2" tone="tertiary">
        {t('none')}
      </Text>
    );
  }
  return (
    <Stack as="ul" gap={14}>
      {inquiry.products.map(({ id, title, image, quantity, unit, targetPrice }, index) => (
        <li key={index} className={styles.item}>
          <Thumb src={image} size={40} />
          <div className={space.shrinks}>
            <TextLink href={hrefOf(paths.productForm(id))} className={styles.link}>
              <bdi>{visibleText(title) || id}</bdi>
            </TextLink>
            <Text variant="caption" as="div" tone="secondary">
              {units.quantity(quantity, unit)}
            </Text>
            {targetPrice && (
              <Text variant="caption" as="div" tone="tertiary">
                {t('target', { price: formatAmount(targetPrice.amount, targetPrice.currency, locale) })}
              </Text>
            )}
          </div>
        </li>
      ))}
    </Stack>
  );
}
