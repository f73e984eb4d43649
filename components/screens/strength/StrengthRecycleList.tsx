import { useTranslations } from 'next-intl';
import { RecycleList } from '@/components/ui/table/recycle/RecycleList';
import { TextCell } from '@/components/ui/table/rows/TextCell';
import { useColumns } from '@/components/ui/table/rows/use-columns';
import { strengthApi, type StrengthEntry } from '@/lib/api/strength';
import { paths } from '@/lib/router/paths';

/** The evidence of strength, of any kind, that was deleted in the last 30 days. */
export function StrengthRecycleList() {
  const t = useTranslations('strength');
  const make = useColumns<StrengthEntry>();
  return (
    <RecycleList
      name="shopResource-deleted"
      api={strengthApi}
      right="shopResource:delete"
      columns={() => [
        {
          key: 'title',
          title: t('sort.title'),
          width: 240,
          grow: true,
          hideable: false,
          render: ({ title, issuedBy }) => <TextCell text={title} note={issuedBy} />,
        },
        { ...make.words('kind', t('fields.kind'), 140, ({ kind }) => t(`kind.${kind}`)), card: 'plain' },
      ]}
      nameOf={({ title }) => title}
      back={paths.strength()}
      texts={{ search: t('search'), failed: t('failed') }}
    />
  );
}
