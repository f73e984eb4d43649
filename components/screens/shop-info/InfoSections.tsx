import { FILE_LIMITS } from '@/lib/api/file';
import { useTranslations } from 'next-intl';
import { CountryInput } from '@/components/ui/form/inputs/CountryInput';
import { Field } from '@/components/ui/form/Field';
import { FieldRow } from '@/components/ui/form/FieldRow';
import { FormSection } from '@/components/ui/form/FormSection';
import { ImageInput } from '@/components/shared/material/pictures/ImageInput';
import { LocalizedInput } from '@/components/ui/form/inputs/LocalizedInput';
import { MultiSelect } from '@/components/ui/form/inputs/combo/MultiSelect';
import { NumberInput } from '@/components/ui/form/inputs/NumberInput';
import { TagsInput } from '@/components/ui/form/inputs/TagsInput';
import { TextInput } from '@/components/ui/form/inputs/TextInput';
import { useFeature } from '@/lib/api/features';
import { BUSINESS_TYPES, SHOP_LIMITS } from '@/lib/api/shop-info';
import { LetterheadSection } from './LetterheadSection';

export function InfoSections() {
  const t = useTranslations('shopInfo');
  return (
    <>
      <FormSection id="face" title={t('sections.face')} note={t('hints.face')}>
        <LocalizedInput name="name" label={t('fields.name')} required max={SHOP_LIMITS.name}>
          <TextInput autoComplete="organization" />
        </LocalizedInput>
        <FieldRow columns={2}>
          <Field name="logo" label={t('fields.logo')} required hint={t('hints.logo')} group>
            <ImageInput maxBytes={FILE_LIMITS.image} />
          </Field>
          <Field name="banner" label={t('fields.banner')} hint={t('hints.banner')} group>
            <ImageInput maxBytes={FILE_LIMITS.image} />
          </Field>
        </FieldRow>
        <Field name="slogan" label={t('fields.slogan')} max={SHOP_LIMITS.slogan}>
          <TextInput placeholder={t('hints.slogan')} />
        </Field>
      </FormSection>
      <FormSection id="business" title={t('sections.business')}>
        <Field name="businessType" label={t('fields.businessType')} required whole>
          <MultiSelect options={BUSINESS_TYPES.map((type) => ({ value: type, label: t(`businessType.${type}`) }))} />
        </Field>
        <Field
          name="mainProducts"
          label={t('fields.mainProducts')}
          max={SHOP_LIMITS.mainProducts}
          hint={t('hints.mainProducts')}
          whole
        >
          <TagsInput placeholder={t('hints.enter')} />
        </Field>
      </FormSection>
      <FormSection id="place" title={t('sections.place')}>
        <FieldRow>
          <Field name="country" label={t('fields.country')} required>
            <CountryInput />
          </Field>
          <Field name="region" label={t('fields.region')} required max={SHOP_LIMITS.place}>
            <TextInput autoComplete="address-level1" />
          </Field>
          <Field name="city" label={t('fields.city')} required max={SHOP_LIMITS.place}>
            <TextInput autoComplete="address-level2" />
          </Field>
        </FieldRow>
        <Field name="address" label={t('fields.address')} required max={SHOP_LIMITS.address}>
          <TextInput autoComplete="street-address" />
        </Field>
        <FieldRow>
          <Field name="website" label={t('fields.website')}>
            <TextInput inputMode="url" placeholder="https://" autoComplete="url" />
          </Field>
          <Field name="establishedYear" label={t('fields.establishedYear')} required>
            <NumberInput />
          </Field>
          <Field name="registrationNumber" label={t('fields.registrationNumber')}>
            <TextInput />
          </Field>
        </FieldRow>
      </FormSection>
      {useFeature('letterhead') && <LetterheadSection />}
      <FormSection id="story" title={t('sections.story')} reserve={320} note={t('hints.story')}>
        <LocalizedInput name="story" label={t('fields.story')} max={SHOP_LIMITS.story}>
          <TextInput rows={8} />
        </LocalizedInput>
      </FormSection>
    </>
  );
}
