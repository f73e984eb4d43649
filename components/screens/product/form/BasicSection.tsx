import { useTranslations } from 'next-intl';
import { CountryInput } from '@/components/ui/form/inputs/CountryInput';
import { Field } from '@/components/ui/form/Field';
import { FieldRow } from '@/components/ui/form/FieldRow';
import { FormSection } from '@/components/ui/form/FormSection';
import { LocalizedInput } from '@/components/ui/form/inputs/LocalizedInput';
import { SwitchInput } from '@/components/ui/form/inputs/SwitchInput';
import { TagsInput } from '@/components/ui/form/inputs/TagsInput';
import { TextInput } from '@/components/ui/form/inputs/TextInput';
import { TreeSelect } from '@/components/ui/form/inputs/combo/TreeSelect';
import { PRODUCT_LIMITS } from '@/lib/api/product-schema';
import { useCategories, useShopCategories } from './use-product-options';

export function BasicSection() {
  const t = useTranslations('productForm');
  const categories = useCategories();
  const shopCategories = useShopCategories();
  return (
    <FormSection id="basic" title={t('sections.basic')}>
      <LocalizedInput name="title" label={t('fields.title')} required max={PRODUCT_LIMITS.title}>
        <TextInput />
      </LocalizedInput>
      <FieldRow>
        <Field name="sku" label={t('fields.sku')} required>
          <TextInput />
        </Field>
        <Field name="categoryId" label={t('fields.categoryId')} required>
          <TreeSelect nodes={categories.nodes} loading={categories.isPending} placeholder={t('hints.category')} />
        </Field>
        <Field name="hsCode" label={t('fields.hsCode')} hint={t('hints.hsCode')}>
          <TextInput inputMode="numeric" />
        </Field>
      </FieldRow>
      <FieldRow columns={2}>
        <Field name="keywords" label={t('fields.keywords')} max={PRODUCT_LIMITS.keywords} whole>
          <TagsInput placeholder={t('hints.enter')} />
        </Field>
        <Field name="groupIds" label={t('fields.groupIds')} whole>
          <TreeSelect multiple nodes={shopCategories.nodes} loading={shopCategories.isPending} />
        </Field>
      </FieldRow>
      <FieldRow>
        <Field name="brand" label={t('fields.brand')}>
          <TextInput />
        </Field>
        <Field name="model" label={t('fields.model')}>
          <TextInput />
        </Field>
        <Field name="origin" label={t('fields.origin')} required>
          <CountryInput />
        </Field>
      </FieldRow>
      <Field name="showcase" label={t('fields.showcase')} hint={t('hints.showcase')}>
        <SwitchInput label={t('showcaseOn')} />
      </Field>
    </FormSection>
  );
}
