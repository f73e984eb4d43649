import { Card } from '@/components/ui/layout/Card';
import space from '@/components/ui/layout/space.module.css';
import { Text } from '@/components/ui/layout/Text';
import { htmlLang } from '@/lib/i18n/locales';
import { BadgeCheck, Store } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { languageOf } from '@/lib/i18n/localized';
import { regionName } from '@/lib/i18n/display-names';
import { useId } from 'react';
import { Picture } from '@/components/ui/media/Picture';
import { BUSINESS_TYPES } from '@/lib/api/shop-info';
import type { InfoValues } from './info-kind';
import styles from './ShopHeadPreview.module.css';

export function ShopHeadPreview({ values, verified }: { values: InfoValues; verified: boolean }) {
  const t = useTranslations('shopInfo');
  const languages = useTranslations('form.language');
  const id = useId();
  const locale = useLocale();
  const { name, logo, banner, slogan, businessType, mainProducts, country, city, establishedYear } = values;
  const language = languageOf(name, locale);
  const facts = [
    BUSINESS_TYPES.filter((type) => businessType.includes(type))
      .map((type) => t(`businessType.${type}`))
      .join(' / '),
    establishedYear && t('preview.since', { year: String(establishedYear) }),
    [city.trim(), country && regionName(country, locale)].filter(Boolean).join(', '),
  ].filter(Boolean);
  return (
    <Card as="section" aria-labelledby={id} className={styles.card}>
      <div className={styles.head}>
        <Text variant="h3" id={id} as="h2">
          {t('preview.title')}
        </Text>
        <Text variant="caption" tone="tertiary">
          {languages(language)}
        </Text>
      </div>
      <div className={styles.banner}>
        <Picture src={banner} alt="" fallback={null} />
      </div>
      <div className={styles.box}>
        <div className={styles.logo}>
          <Picture src={logo} alt="" fallback={<Store size={20} strokeWidth={1.7} aria-hidden />} />
        </div>
        <Text variant="subtitle2" lang={htmlLang(language)} as="p" className={`${space.above8} ${space.anywhere}`}>
          {name[language]?.trim() || t('preview.noName')}
        </Text>
        {verified && (
          <Text variant="caption" as="p" tone="success" className={styles.verified}>
            <BadgeCheck size={14} strokeWidth={1.7} aria-hidden />
            {t('verified')}
          </Text>
        )}
        {slogan.trim() && (
          <Text variant="body2" tone="secondary" className={`${space.above4} ${space.anywhere}`}>
            {slogan}
          </Text>
        )}
        <Text variant="caption" as="p" tone="tertiary" className={space.above4}>
          {facts.join(' · ')}
        </Text>
        {mainProducts.length > 0 && (
          <ul className={styles.tags} aria-label={t('fields.mainProducts')}>
            {mainProducts.slice(0, 6).map((product) => (
              <li key={product}>{product}</li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
