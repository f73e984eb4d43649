import { useTranslations } from 'next-intl';
import { fieldLabel } from '@/components/ui/form/field-label';
import { sectionsOf, type FormSectionInfo } from '@/components/ui/form/sections';

const SECTION_PATHS = {
  face: ['name', 'logo', 'banner', 'slogan'],
  business: ['businessType', 'mainProducts'],
  place: ['country', 'region', 'city', 'address', 'website', 'establishedYear', 'registrationNumber'],
  story: ['story'],
} as const;

/** The sections of the form with their headings, in order. */
export function useInfoSections(): FormSectionInfo[] {
  const t = useTranslations('shopInfo');
  return sectionsOf(SECTION_PATHS, (id) => t(`sections.${id}`));
}

const NAMES = { 'name.zh': 'nameZh', 'name.en': 'nameEn', 'story.zh': 'storyZh', 'story.en': 'storyEn' };

/** The name of a field by its path. */
export function useInfoLabel(): (path: string) => string {
  const t = useTranslations('shopInfo.fields');
  return (path) => fieldLabel(t, NAMES, path);
}
