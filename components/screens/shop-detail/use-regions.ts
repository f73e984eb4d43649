import { useTranslations } from 'next-intl';
import { codeNamed } from '@/lib/i18n/code-named';

/** Market regions of the contract (1), with their message keys. */
const REGIONS = {
  'north-america': 'northAmerica',
  'central-america': 'centralAmerica',
  'south-america': 'southAmerica',
  'western-europe': 'westernEurope',
  'northern-europe': 'northernEurope',
  'southern-europe': 'southernEurope',
  'eastern-europe': 'easternEurope',
  'middle-east': 'middleEast',
  africa: 'africa',
  'central-asia': 'centralAsia',
  'south-asia': 'southAsia',
  'southeast-asia': 'southeastAsia',
  'east-asia': 'eastAsia',
  oceania: 'oceania',
  domestic: 'domestic',
} as const;
type Region = keyof typeof REGIONS;

export const REGION_CODES = Object.keys(REGIONS) as Region[];
const isRegion = (text: string): text is Region => Object.hasOwn(REGIONS, text);

/** Names of market regions; a text that is not a code of the contract is shown unchanged. */
export function useRegions() {
  const t = useTranslations('shopDetail.regions');
  const nameOf = (region: string): string => (isRegion(region) ? t(REGIONS[region]) : region);
  return {
    nameOf,
    codeOf: (text: string): string => codeNamed(REGION_CODES, (code) => [nameOf(code)], text),
  };
}
