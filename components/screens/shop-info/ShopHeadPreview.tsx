import { htmlLang } from '@/lib/i18n/locales';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { BadgeCheck, Store } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { regionName } from '@/lib/i18n/display-names';
import { useId } from 'react';
import { Picture } from '@/components/ui/media/Picture';
import { BUSINESS_TYPES } from '@/lib/api/shop-info';
import type { InfoValues } from './info-kind';

const Banner = styled('div')({
  height: 84,
  background: 'linear-gradient(120deg, var(--primary-soft), var(--surface-pressed))',
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
});
const Logo = styled('div')({
  display: 'grid',
  placeItems: 'center',
  width: 52,
  height: 52,
  marginTop: -30,
  borderRadius: 'var(--radius-card)',
  overflow: 'hidden',
  border: '3px solid var(--surface-base)',
  backgroundColor: 'var(--surface-sunken)',
  color: 'var(--text-tertiary)',
  position: 'relative',
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
});
const Tags = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  margin: '10px 0 0',
  padding: 0,
  listStyle: 'none',
  '& li': {
    maxWidth: '100%',
    padding: '1px 8px',
    borderRadius: 'var(--radius-chip)',
    fontSize: 'var(--type-caption)',
    lineHeight: '1.25rem',
    overflowWrap: 'anywhere',
    backgroundColor: 'var(--surface-sunken)',
    color: 'var(--text-secondary)',
  },
});

export function ShopHeadPreview({ values, verified }: { values: InfoValues; verified: boolean }) {
  const t = useTranslations('shopInfo');
  const id = useId();
  const locale = useLocale();
  const { name, logo, banner, slogan, businessType, mainProducts, country, city, establishedYear } = values;
  const language = name.en?.trim() ? 'en' : 'zh';
  const facts = [
    BUSINESS_TYPES.filter((type) => businessType.includes(type))
      .map((type) => t(`businessType.${type}`))
      .join(' / '),
    establishedYear && t('preview.since', { year: String(establishedYear) }),
    [city.trim(), country && regionName(country, locale)].filter(Boolean).join(', '),
  ].filter(Boolean);
  return (
    <Card component="section" aria-labelledby={id} sx={{ overflow: 'hidden' }}>
      <Typography variant="h3" component="h2" id={id} sx={{ padding: '14px 18px 10px' }}>
        {t('preview.title')}
      </Typography>
      <Banner>
        <Picture src={banner} alt="" fallback={null} />
      </Banner>
      <Box sx={{ padding: '0 18px 16px' }}>
        <Logo>
          <Picture src={logo} alt="" fallback={<Store size={20} strokeWidth={1.7} aria-hidden />} />
        </Logo>
        <Typography
          variant="subtitle2"
          component="p"
          lang={htmlLang(language)}
          sx={{ marginTop: 1, overflowWrap: 'anywhere' }}
        >
          {name[language]?.trim() || t('preview.noName')}
        </Typography>
        {verified && (
          <Typography
            variant="caption"
            component="p"
            sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: 'var(--success-text)' }}
          >
            <BadgeCheck size={14} strokeWidth={1.7} aria-hidden />
            {t('verified')}
          </Typography>
        )}
        {slogan.trim() && (
          <Typography variant="body2" sx={{ marginTop: 0.5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {slogan}
          </Typography>
        )}
        <Typography variant="caption" component="p" sx={{ marginTop: 0.5, color: 'var(--text-tertiary)' }}>
          {facts.join(' · ')}
        </Typography>
        {mainProducts.length > 0 && (
          <Tags aria-label={t('fields.mainProducts')}>
            {mainProducts.slice(0, 6).map((product) => (
              <li key={product}>{product}</li>
            ))}
          </Tags>
        )}
      </Box>
    </Card>
  );
}
