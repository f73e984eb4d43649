import { type ContentLanguage } from '@/lib/i18n/localized';
const CHINESE = ['CN', 'HK', 'MO', 'TW'];

/**
 * In which of a product's languages a buyer of a country is told about it. The contract does not say what a buyer
 * speaks: Chinese is read where Chinese is written, English everywhere else.
 */
export const buyerLanguage = (country: string): ContentLanguage => (CHINESE.includes(country) ? 'zh' : 'en');
