import { useTranslations } from 'next-intl';
import { fieldLabel } from '@/components/ui/form/field-label';
import { sectionsOf, type FormSectionInfo } from '@/components/ui/form/sections';

const SECTION_PATHS = {
  company: ['employees', 'annualRevenue', 'averageLeadDays', 'overseasOffices'],
  markets: ['exportShare', 'mainMarkets'],
  trade: ['tradeTerms', 'paymentTerms', 'currencies', 'ports', 'languages'],
  introduction: ['introduction'],
  faq: ['faq'],
} as const;

/** The sections of the form with their headings, in order. */
export function useDetailSections(): FormSectionInfo[] {
  const t = useTranslations('shopDetail');
  return sectionsOf(SECTION_PATHS, (id) => t(`sections.${id}`));
}

const NAMES = {
  'introduction.zh': 'introductionZh',
  'introduction.en': 'introductionEn',
  'mainMarkets.#.region': 'marketRegion',
  'mainMarkets.#.share': 'marketShare',
  'faq.#.question.zh': 'questionZh',
  'faq.#.question.en': 'questionEn',
  'faq.#.answer.zh': 'answerZh',
  'faq.#.answer.en': 'answerEn',
};

/** The name of a field by its path. */
export function useDetailLabel(): (path: string) => string {
  const t = useTranslations('shopDetail.fields');
  return (path) => fieldLabel(t, NAMES, path);
}
