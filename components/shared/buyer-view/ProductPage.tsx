import { useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/media/Picture';
import { useRecords } from '@/components/ui/use-records';
import { variantPrice, isPrice, priceSpan } from '@/lib/api/product/prices';
import type { Product } from '@/lib/api/product-schema';
import { strengthApi } from '@/lib/api/strength';
import { formatAmount } from '@/lib/i18n/amount-text';
import { regionName } from '@/lib/i18n/display-names';
import { localized, type ContentLanguage } from '@/lib/i18n/localized';
import { useUnits } from '@/lib/i18n/use-units';
import { Facts, InquireButton, Section, TextSection, type Fact } from './parts';
import { ShopCard } from './ShopCard';
import { useTermNames } from './use-term-names';

interface PriceProps {
  product: Partial<Product>;
  language: ContentLanguage;
}

/**
 * The price by its mode, and the span of all where every variant has its own; while none is filled in, buyers are asked to
 * inquire.
 */
function Price({ product, language }: PriceProps) {
  const t = useTranslations('buyerView.product');
  const { quantity } = useUnits();
  const { pricing, moq, variants = [] } = product;
  const isOwn = variants.length === 0 || variants.some((variant) => !variantPrice(variant));
  const amount = (text: string) => formatAmount(text, pricing?.currency ?? 'USD', language);
  const tiers = (isOwn && pricing?.mode === 'ladder' ? (pricing.tiers ?? []) : []).filter(({ price }) =>
    isPrice(price),
  );
  if (tiers.length > 0) {
    return (
      <ol className="tiers">
        {tiers.map(({ minQuantity, price }, index) => (
          <li key={index}>
            <strong>{amount(price)}</strong>
            <span>≥ {quantity(minQuantity, moq?.unit ?? '')}</span>
          </li>
        ))}
      </ol>
    );
  }
  const span = pricing && priceSpan(pricing, isOwn ? [] : variants);
  return <p className="price">{span ? [...new Set(span)].map(amount).join(' – ') : t('onRequest')}</p>;
}

interface ProductPageProps {
  product: Partial<Product>;
  language: ContentLanguage;
}

function Gallery({ images, title }: { images: readonly string[]; title: string }) {
  const [cover, ...others] = images;
  return (
    <div className="gallery">
      <span className="cover">
        <Picture src={cover} alt={title} fallback={null} />
      </span>
      {others.length > 0 && (
        <ul>
          {others.map((image, index) => (
            <li key={index}>
              <Picture src={image} alt="" fallback={null} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The values of each option, in the order of the variants. */
function optionsOf(variants: Product['variants']): [name: string, values: string[]][] {
  const names = [...new Set(variants.flatMap(({ options }) => Object.keys(options)))];
  const valuesOf = (name: string) => [...new Set(variants.flatMap(({ options }) => options[name] ?? []))];
  return names.map((name) => [name, valuesOf(name)]);
}

function useTrade({
  moq,
  tradeTerms = [],
  port,
  paymentTerms = [],
  leadTimes = [],
  supplyAbility,
  sample,
}: Partial<Product>) {
  const t = useTranslations('buyerView.product');
  const { quantity } = useUnits();
  const terms = useTermNames();
  const unit = moq?.unit ?? '';
  return [
    { label: t('moq'), value: moq && quantity(moq.quantity, unit) },
    { label: t('trade'), value: [tradeTerms.join(' / '), port].filter(Boolean).join(' ') },
    { label: t('payment'), value: paymentTerms.map(terms.payment).join(' / ') },
    {
      label: t('lead'),
      value:
        leadTimes.length > 0 &&
        leadTimes.map(({ maxQuantity, days }) => (
          <span key={maxQuantity} className="line">
            {t('leadRow', { quantity: quantity(maxQuantity, unit), days })}
          </span>
        )),
    },
    {
      label: t('supply'),
      value:
        supplyAbility &&
        t('supplyRow', {
          quantity: quantity(supplyAbility.quantity, supplyAbility.unit),
          period: terms.period(supplyAbility.period),
        }),
    },
    { label: t('sample'), value: sample?.available && t('sampleYes') },
  ] satisfies Fact[];
}

function usePackaging({ packaging, hsCode }: Partial<Product>): Fact[] {
  const t = useTranslations('buyerView.product');
  const { size, grossWeight, netWeight, type, quantityPerCarton } = packaging ?? {};
  return [
    { label: t('package'), value: type },
    { label: t('size'), value: size && `${size.length} × ${size.width} × ${size.height} cm` },
    { label: t('gross'), value: grossWeight !== undefined && `${grossWeight} kg` },
    { label: t('net'), value: netWeight !== undefined && `${netWeight} kg` },
    { label: t('perCarton'), value: quantityPerCarton },
    { label: t('hsCode'), value: hsCode },
  ];
}

/** The prices that replace the product's, each beside its combination. */
const variantPrices = (variants: Product['variants'], currency: string, language: string): Fact[] =>
  variants.map((variant) => {
    const price = variantPrice(variant);
    const label = Object.values(variant.options).join(' / ') || variant.sku;
    return { label, value: price && formatAmount(price, currency, language) };
  });

export function ProductPage({ product, language }: ProductPageProps) {
  const t = useTranslations('buyerView.product');
  const { attributes = [], variants = [], customisation = [], certificateIds = [], images = [] } = product;
  const title = localized(product.title, language) || t('untitled');
  const certificates = useRecords(strengthApi, certificateIds);
  const names = certificateIds.flatMap((id) => certificates.get(id)?.data?.title ?? []);
  const trade = useTrade(product);
  const packaging = usePackaging(product);
  const facts: Fact[] = [
    { label: t('brand'), value: product.brand },
    { label: t('model'), value: product.model },
    { label: t('origin'), value: product.origin && regionName(product.origin, language) },
    ...attributes.map(({ name, value }) => ({ label: name, value })),
    { label: t('certificates'), value: names.join(' / ') },
    { label: t('customisation'), value: customisation.join(' / ') },
  ];
  const prices = variantPrices(variants, product.pricing?.currency ?? 'USD', language);
  return (
    <main className="product">
      <div className="top">
        <Gallery images={images} title={title} />
        <div className="buy">
          <h1>{title}</h1>
          <Price product={product} language={language} />
          {optionsOf(variants).map(([name, values]) => (
            <div key={name} className="option">
              <h2>{name}</h2>
              <ul>
                {values.map((value) => (
                  <li key={value}>{value}</li>
                ))}
              </ul>
            </div>
          ))}
          <Facts facts={trade} />
          <InquireButton />
          <ShopCard language={language} />
        </div>
      </div>
      {facts.some(({ value }) => value) && (
        <Section title={t('attributes')}>
          <Facts facts={facts} />
        </Section>
      )}
      {prices.some(({ value }) => value) && (
        <Section title={t('variantPrices')}>
          <Facts facts={prices} />
        </Section>
      )}
      <TextSection title={t('description')} html={localized(product.description, language)} />
      {packaging.some(({ value }) => value) && (
        <Section title={t('packaging')}>
          <Facts facts={packaging} />
        </Section>
      )}
    </main>
  );
}
