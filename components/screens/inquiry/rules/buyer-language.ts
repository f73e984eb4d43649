import { type ContentLanguage } from '@/lib/i18n/localized';
const CHINESE = ['CN', 'HK', 'MO', 'TW'];

/** The contract has no language for buyers: Chinese where Chinese is written, English elsewhere. */
export const buyerLanguage = (country: string): ContentLanguage => (CHINESE.includes(country) ? 'zh' : 'en');
