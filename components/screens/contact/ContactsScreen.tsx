import { firstPage } from '@/components/ui/table/first-page';
import { useLocale, useTranslations } from 'next-intl';
import { languagesIn } from '@/components/ui/form/inputs/names/languages';
import { lazyDrawer } from '@/components/ui/record/lazy-drawer';
import { NEW_RECORD, useEdited } from '@/components/ui/record/use-edited';
import { useFilters } from '@/components/ui/table/filters/use-filters';
import { ListScreen } from '@/components/ui/table/ListScreen';
import { withRecycle } from '@/components/ui/table/recycle/with-recycle';
import { useEntityList, type EntityListOptions } from '@/components/ui/table/use-entity-list';
import { ContactCard } from './ContactCard';
import { useContactColumns } from './contact-columns';
import { useContactActions } from './use-contact-actions';
import { flagFilter, idsFilter, textFilter } from '@/components/ui/table/filters/list-filters';
import { contactApi, type Contact } from '@/lib/api/contact';
import { hrefOf } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';

const CONTACT_SORTS = ['primary', 'name', 'createdAt', 'updatedAt'] as const;

const CONTACT_LIST: EntityListOptions<Contact> = {
  name: 'shopContact',
  api: contactApi,
  filters: {
    keyword: textFilter(),
    visible: flagFilter,
    language: idsFilter,
  },
  sorts: CONTACT_SORTS,
  defaultSort: { by: 'primary', order: 'asc' },
  views: { param: 'visible', values: ['true', 'false'] },
};

const ContactDrawer = lazyDrawer(() => import('./ContactDrawer').then((module) => module.ContactDrawer));

function ContactList() {
  const t = useTranslations('contact');
  const locale = useLocale();
  const list = useEntityList(CONTACT_LIST);
  const { open } = useEdited();
  const make = useFilters(list.filters);
  return (
    <>
      <ListScreen
        list={list}
        columns={useContactColumns(list.prefs.density)}
        sorts={CONTACT_SORTS.map((by) => ({ by, title: t(`column.${by}`) }))}
        filters={[make.options('language', t('fields.languages'), languagesIn(locale))]}
        views={(['', 'true', 'false'] as const).map((value) => ({
          value,
          label: t(value ? `views.${value}` : 'views.all'),
        }))}
        nameOf={({ name }) => name}
        card={(contact, buttons) => <ContactCard contact={contact} actions={buttons} />}
        actions={useContactActions(list.selection.drop)}
        recycle={{ href: hrefOf(paths.contacts({ deleted: 'true' })), guard: ['shopContact:delete'] }}
        add={{ label: t('action.add'), run: () => open(NEW_RECORD), guard: ['shopContact:edit'] }}
        texts={{ search: t('search'), failed: t('failed') }}
        never={{ title: t('empty.title'), text: t('empty.text'), action: t('action.add') }}
      />
      <ContactDrawer />
    </>
  );
}

/** `/Shop/Contacts`: the shop's contacts, exactly one of them primary. */
export const ContactsScreen = withRecycle(ContactList, () =>
  import('./ContactRecycleList').then((module) => module.ContactRecycleList),
);

export const first = firstPage(CONTACT_LIST);
