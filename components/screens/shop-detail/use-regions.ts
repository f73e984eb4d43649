import { useTranslations } from 'next-intl';
import { codeNamed } from '@/lib/i18n/code-named';

/** The market regions of the contract (1), with the keys of their names. */
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

/** Market regions in the interface language; a text that is no code of the contract stays as it was sent. */
export function useRegions() {
  const t = useTranslations('shopDetail.regions');
  const nameOf = (region: string): string => (isRegion(region) ? t(REGIONS[region]) : region);
  return {
    nameOf,
    /** The code of a region by its code or its name; else the text as it was written. */
    codeOf: (text: string): string => codeNamed(REGION_CODES, (code) => [nameOf(code)], text),
  };
}
