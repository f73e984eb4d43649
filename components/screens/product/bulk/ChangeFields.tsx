import { useTranslations } from 'next-intl';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import { AddRow } from '@/components/ui/form/rows/AddRow';
import { Field } from '@/components/ui/form/Field';
import { FieldRow } from '@/components/ui/form/FieldRow';
import { useFormValue } from '@/components/ui/form/form-context';
import { TreeSelect } from '@/components/ui/form/inputs/combo/TreeSelect';
import { MoneyInput } from '@/components/ui/form/inputs/MoneyInput';
import { NumberInput } from '@/components/ui/form/inputs/NumberInput';
import { SegmentedInput } from '@/components/ui/form/inputs/SegmentedInput';
import { SelectInput } from '@/components/ui/form/inputs/SelectInput';
import { PaymentTermsInput, TradeTermsInput } from '@/components/ui/form/inputs/TermsInput';
import { PathNotes } from '@/components/ui/form/issues/PathNotes';
import { useListValue } from '@/components/ui/form/use-list-value';
import { useTrees } from '@/components/shared/product/use-trees';
import { LeadTimeTable } from '@/components/screens/product/form/lazy-parts';
import type { LeadTimeValues } from '@/components/screens/product/form/product-values';
import { PRODUCT_LIMITS } from '@/lib/api/product-schema';
import { PRICE_CHANGES, ROUNDINGS } from '@/lib/util/price-change';
import { BULK_STATUSES, type BulkValues } from './bulk-values';
import { isOtherField, LIST_HOWS } from './field-change';
import { OtherFields } from './OtherFields';
import styles from './ChangeFields.module.css';

function PriceFields() {
  const t = useTranslations('productBulk.price');
  const how = useFormValue<BulkValues['priceHow']>('priceHow');
  const percent = how.endsWith('Percent');
  return (
    <>
      <FieldRow columns={2}>
        <Field name="priceHow" label={t('how')}>
          <SelectInput options={PRICE_CHANGES.map((value) => ({ value, label: t(`hows.${value}`) }))} />
        </Field>
        <Field name="price" label={t(how === 'set' ? 'price' : percent ? 'percent' : 'amount')} required>
          <MoneyInput suffix={percent ? '%' : undefined} />
        </Field>
        <Field name="round" label={t('round')}>
          <SelectInput
            options={ROUNDINGS.map((value) => ({
              value,
              label:
                value === 'coin'
                  ? t('rounds.none')
                  : value === '0.99'
                    ? t('rounds.ending')
                    : t('rounds.to', { step: value }),
            }))}
          />
        </Field>
      </FieldRow>
      <Text variant="caption" as="p" tone="secondary" className={styles.box}>
        {t(how === 'set' ? 'setHint' : 'hint')}
      </Text>
    </>
  );
}

function ListHowField({ name }: { name: 'groupHow' | 'termsHow' }) {
  const t = useTranslations('productBulk.list');
  return (
    <Field name={name} label={t('how')} group>
      <SegmentedInput options={LIST_HOWS.map((value) => ({ value, label: t(value) }))} />
    </Field>
  );
}

const NEW_ROW: LeadTimeValues = { maxQuantity: undefined, days: undefined };

function LeadTimeFields() {
  const t = useTranslations('productBulk.lead');
  const form = useTranslations('productForm.leadTimes');
  const how = useFormValue<BulkValues['leadHow']>('leadHow');
  const { rows, set } = useListValue<LeadTimeValues>('leadTimes');
  return (
    <>
      <Field name="leadHow" label={t('how')} group>
        <SegmentedInput
          options={(['longer', 'shorter', 'replace'] as const).map((value) => ({ value, label: t(value) }))}
        />
      </Field>
      {how === 'replace' ? (
        <Stack gap={6}>
          {rows.length > 0 && <LeadTimeTable />}
          <PathNotes path="leadTimes" />
          <AddRow
            label={(count) => form('add', { count })}
            rows={rows.length}
            max={PRODUCT_LIMITS.leadTimes}
            onAdd={() => set([...rows, NEW_ROW])}
          />
        </Stack>
      ) : (
        <FieldRow>
          <Field name="days" label={t('days')} required>
            <NumberInput suffix={form('unit')} />
          </Field>
        </FieldRow>
      )}
    </>
  );
}

function GroupFields() {
  const t = useTranslations('productBulk');
  const { shopCategories } = useTrees();
  return (
    <>
      <ListHowField name="groupHow" />
      <Field name="groupIds" label={t('kinds.group')} whole>
        <TreeSelect multiple nodes={shopCategories} />
      </Field>
    </>
  );
}

/** What a kind of change needs to know. */
export function ChangeFields() {
  const t = useTranslations('productBulk');
  const status = useTranslations('productList.action');
  const kind = useFormValue<BulkValues['kind']>('kind');
  if (isOtherField(kind)) return <OtherFields kind={kind} />;
  switch (kind) {
    case 'price':
      return <PriceFields />;
    case 'moq':
      return (
        <FieldRow>
          <Field name="quantity" label={t('kinds.moq')} hint={t('moqHint')} required>
            <NumberInput />
          </Field>
        </FieldRow>
      );
    case 'leadTime':
      return <LeadTimeFields />;
    case 'group':
      return <GroupFields />;
    case 'tradeTerms':
    case 'paymentTerms':
      return (
        <>
          <ListHowField name="termsHow" />
          <Field name={kind} label={t(`kinds.${kind}`)} whole>
            {kind === 'tradeTerms' ? <TradeTermsInput /> : <PaymentTermsInput />}
          </Field>
        </>
      );
    case 'showcase':
      return (
        <Field name="showcase" label={t('kinds.showcase')} group>
          <SegmentedInput
            options={(['on', 'off'] as const).map((value) => ({ value, label: t(`showcase.${value}`) }))}
          />
        </Field>
      );
    case 'status':
      return (
        <Field name="status" label={t('kinds.status')} group>
          <SegmentedInput options={BULK_STATUSES.map((value) => ({ value, label: status(value) }))} />
        </Field>
      );
    case 'delete':
      return <p className={styles.box}>{t('deleteHint')}</p>;
  }
}
