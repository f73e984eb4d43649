import { useTranslations } from 'next-intl';

const REGIONS = [
  'southeastAsia',
  'eastAsia',
  'southAsia',
  'middleEast',
  'europe',
  'easternEurope',
  'northAmerica',
  'latinAmerica',
  'africa',
  'oceania',
  'domestic',
] as const;

/** Regions of the world's trade to choose from, in the interface language; any other may be written. */
export function useRegions(): string[] {
  const t = useTranslations('shopDetail.regions');
  return REGIONS.map((region) => t(region));
}
