import { useTranslations } from 'next-intl';
import { RecycleList } from '@/components/ui/table/recycle/RecycleList';
import { TextCell } from '@/components/ui/table/rows/TextCell';
import { useColumns } from '@/components/ui/table/rows/use-columns';
import { contactApi, type Contact } from '@/lib/api/contact';
import { paths } from '@/lib/router/paths';

/** The contacts that were deleted in the last 30 days. */
export function ContactRecycleList() {
  const t = useTranslations('contact');
  const make = useColumns<Contact>();
  return (
    <RecycleList
      name="shopContact-deleted"
      api={contactApi}
      right="shopContact:delete"
      columns={() => [
        {
          key: 'name',
          title: t('column.name'),
          width: 200,
          grow: true,
          hideable: false,
          render: ({ name, position, department }) => (
            <TextCell text={name} note={[position, department].filter(Boolean).join(' · ')} />
          ),
        },
        { ...make.words('phone', t('column.phone'), 148, ({ mobile }) => mobile), card: 'plain' },
        make.words('email', t('fields.email'), 236, ({ email }) => email),
      ]}
      nameOf={({ name }) => name}
      back={paths.contacts()}
      texts={{ search: t('search'), failed: t('failed') }}
    />
  );
}
