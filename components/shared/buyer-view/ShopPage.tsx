import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/media/Picture';
import { productApi } from '@/lib/api/product';
import { shopDetailApi, type ShopDetail } from '@/lib/api/shop-detail';
import { BUSINESS_TYPES, shopInfoApi, type ShopInfo } from '@/lib/api/shop-info';
import { strengthApi } from '@/lib/api/strength';
import { useCompanyFormats } from '@/lib/i18n/company-formats';
import { languageName } from '@/lib/i18n/display-names';
import { localized, type ContentLanguage } from '@/lib/i18n/localized';
import { Cards, Facts, InquireButton, productCard, Section, TextSection, type Fact } from './parts';
import { useShopLine } from './ShopCard';
import { useTermNames } from './use-term-names';

/** The number of products and certificates on the page. */
const MAX_CARDS = 8;

interface ShopPageProps {
  /** Unsaved changes of a form; the other parts are those of the platform. */
  info?: Partial<ShopInfo>;
  detail?: Partial<ShopDetail>;
  language: ContentLanguage;
}

function useCompanyFacts(info: Partial<ShopInfo>, detail: Partial<ShopDetail>, language: ContentLanguage): Fact[] {
  const t = useTranslations('buyerView.shop');
  const formats = useCompanyFormats();
  const terms = useTermNames();
  const types = BUSINESS_TYPES.filter((type) => info.businessType?.includes(type));
  return [
    { label: t('type'), value: types.map((type) => t(`types.${type}`)).join(' / ') },
    { label: t('mainProducts'), value: info.mainProducts?.join(' / ') },
    { label: t('employees'), value: detail.employees && formats.employees(detail.employees) },
    { label: t('export'), value: detail.exportShare ? formats.share(detail.exportShare) : undefined },
    { label: t('leadDays'), value: detail.averageLeadDays && t('days', { count: detail.averageLeadDays }) },
    { label: t('trade'), value: detail.tradeTerms?.join(' / ') },
    { label: t('payment'), value: detail.paymentTerms?.map(terms.payment).join(' / ') },
    { label: t('ports'), value: detail.ports?.join(' / ') },
    { label: t('languages'), value: detail.languages?.map((code) => languageName(code, language)).join(' / ') },
    { label: t('address'), value: info.address },
  ];
}

export function ShopPage({ info, detail, language }: ShopPageProps) {
  const t = useTranslations('buyerView.shop');
  const line = useShopLine(language);
  const savedInfo = useQuery({ ...shopInfoApi.detail(), meta: { quiet: true } }).data;
  const savedDetail = useQuery({ ...shopDetailApi.detail(), meta: { quiet: true } }).data;
  const shop: Partial<ShopInfo> = { ...savedInfo, ...info };
  const more: Partial<ShopDetail> = { ...savedDetail, ...detail };
  const showcase = { showcase: true, status: 'online', pageNo: 1, pageSize: MAX_CARDS };
  const products = useQuery({ ...productApi.list(showcase), meta: { quiet: true } }).data?.list ?? [];
  const awards = { kind: 'certificate', pageNo: 1, pageSize: MAX_CARDS };
  const certificates = useQuery({ ...strengthApi.list(awards), meta: { quiet: true } }).data?.list ?? [];
  const facts = useCompanyFacts(shop, more, language);
  const faq = (more.faq ?? []).filter(({ question }) => localized(question, language));
  return (
    <main className="shop-page">
      <header>
        <span className="banner">
          <Picture src={shop.banner} alt="" fallback={null} />
        </span>
        <div className="shop">
          <Picture className="logo" src={shop.logo} alt="" fallback={null} />
          <div>
            <h1>{localized(shop.name, language) || t('unnamed')}</h1>
            {shop.verified && <span className="verified">{t('verified')}</span>}
            {shop.slogan && <p>{shop.slogan}</p>}
            <p>{line(shop)}</p>
          </div>
          <InquireButton />
        </div>
      </header>
      {products.length > 0 && (
        <Section title={t('products')}>
          <Cards cards={products.map((product) => productCard(product, language))} />
        </Section>
      )}
      <Section title={t('profile')}>
        <Facts facts={facts} />
      </Section>
      {localized(shop.story, language) && (
        <Section title={t('story')}>
          <p className="story">{localized(shop.story, language)}</p>
        </Section>
      )}
      <TextSection title={t('introduction')} html={localized(more.introduction, language)} />
      {certificates.length > 0 && (
        <Section title={t('certificates')}>
          <Cards
            cards={certificates.map(({ id, title, images, issuedBy }) => ({
              id,
              title,
              picture: images[0],
              note: issuedBy,
            }))}
          />
        </Section>
      )}
      {faq.length > 0 && (
        <Section title={t('faq')}>
          <dl className="faq">
            {faq.map(({ question, answer }, index) => (
              <div key={index}>
                <dt>{localized(question, language)}</dt>
                <dd>{localized(answer, language)}</dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
    </main>
  );
}
