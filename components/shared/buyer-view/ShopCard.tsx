import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/media/Picture';
import { shopInfoApi, type ShopInfo } from '@/lib/api/shop-info';
import { regionName } from '@/lib/i18n/display-names';
import { localized, type ContentLanguage } from '@/lib/i18n/localized';

/** The place and the year of a shop in one line. */
export function useShopLine(language: ContentLanguage): (info: Partial<ShopInfo>) => string {
  const t = useTranslations('buyerView.shop');
  return ({ city, country, establishedYear }) =>
    [
      [city, country && regionName(country, language)].filter(Boolean).join(', '),
      establishedYear && t('since', { year: String(establishedYear) }),
    ]
      .filter(Boolean)
      .join(' · ');
}

/** Whose page it is; left out for an account that may not read the shop. */
export function ShopCard({ language }: { language: ContentLanguage }) {
  const t = useTranslations('buyerView.shop');
  const line = useShopLine(language);
  const { data: info } = useQuery({ ...shopInfoApi.detail(), meta: { quiet: true } });
  if (!info) return null;
  return (
    <aside className="shop" aria-label={t('label')}>
      <Picture className="logo" src={info.logo} alt="" fallback={null} />
      <div>
        <strong>{localized(info.name, language)}</strong>
        {info.verified && <span className="verified">{t('verified')}</span>}
        <p>{line(info)}</p>
      </div>
    </aside>
  );
}
