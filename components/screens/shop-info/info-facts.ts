import { hasText, type Fact } from '@/components/ui/form/diagnosis/completeness';
import type { InfoValues } from './info-kind';

export const INFO_FACTS = [
  { key: 'nameZh', path: 'name.zh', given: (v: InfoValues) => hasText(v.name.zh) },
  { key: 'nameEn', path: 'name.en', given: (v: InfoValues) => hasText(v.name.en) },
  { key: 'logo', path: 'logo', given: (v: InfoValues) => hasText(v.logo) },
  { key: 'banner', path: 'banner', given: (v: InfoValues) => hasText(v.banner) },
  { key: 'slogan', path: 'slogan', given: (v: InfoValues) => hasText(v.slogan) },
  { key: 'businessType', path: 'businessType', given: (v: InfoValues) => v.businessType.length > 0 },
  { key: 'mainProducts', path: 'mainProducts', given: (v: InfoValues) => v.mainProducts.length >= 5 },
  { key: 'address', path: 'address', given: (v: InfoValues) => hasText(v.city) && hasText(v.address) },
  { key: 'website', path: 'website', given: (v: InfoValues) => hasText(v.website) },
  { key: 'establishedYear', path: 'establishedYear', given: (v: InfoValues) => hasText(v.establishedYear) },
  { key: 'registrationNumber', path: 'registrationNumber', given: (v: InfoValues) => hasText(v.registrationNumber) },
  { key: 'storyZh', path: 'story.zh', given: (v: InfoValues) => hasText(v.story.zh) },
  { key: 'storyEn', path: 'story.en', given: (v: InfoValues) => hasText(v.story.en) },
] as const satisfies readonly Fact<InfoValues>[];
