import { useLocale, useTranslations } from 'next-intl';
import { languagesIn } from '@/components/ui/form/languages';
import { lazyDrawer } from '@/components/ui/form/lazy-drawer';
import { NEW_RECORD, useEdited } from '@/components/ui/form/use-edited';
import { useCan } from '@/components/ui/permission/Can';
import { BulkButtons } from '@/components/ui/table/ActionButtons';
import { useFilters } from '@/components/ui/table/filters/use-filters';
import { ListScreen } from '@/components/ui/table/ListScreen';
import { useEntityList } from '@/components/ui/table/use-entity-list';
import { ContactCard } from './ContactCard';
import { useContactColumns } from './contact-columns';
import { CONTACT_LIST, CONTACT_SORTS } from './contact-list';
import { ContactRowActions } from './ContactRowActions';
import { useContactActions } from './use-contact-actions';

const ContactDrawer = lazyDrawer(() => import('./ContactDrawer').then((module) => module.ContactDrawer));

/** `/Shop/Contacts`: the people of the shop, one of them the primary contact. */
export function ContactsScreen() {
  const t = useTranslations('contacts');
  const locale = useLocale();
  const list = useEntityList(CONTACT_LIST);
  const actions = useContactActions(list.selection.drop);
  const { open } = useEdited();
  const make = useFilters(list.filters);
  const may = useCan();
  const mayEdit = may(['shopContact:edit']);
  const mayDelete = may(['shopContact:delete']);
  const add = mayEdit ? { label: t('action.add'), run: () => open(NEW_RECORD) } : undefined;
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
        card={(contact) => <ContactCard contact={contact} actions={actions} />}
        rowActions={(contact) => <ContactRowActions contact={contact} actions={actions} />}
        bulk={mayDelete ? (contacts) => <BulkButtons actions={actions.ofSeveral(contacts)} /> : undefined}
        add={add}
        texts={{ search: t('search'), failed: t('failed') }}
        never={{ title: t('empty.title'), text: t('empty.text'), action: add }}
      />
      <ContactDrawer />
    </>
  );
}
