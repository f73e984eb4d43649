import { Eye, EyeOff, Pencil, Star, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEdited } from '@/components/ui/record/use-edited';
import type { MenuAction } from '@/components/ui/menu/ActionMenu';
import { useMay } from '@/components/ui/permission/Can';
import type { ListActions } from '@/components/ui/table/changes/list-actions';
import { useRemove } from '@/components/ui/table/changes/use-entity-actions';
import { useRecordChange, type RecordChange } from '@/components/ui/table/changes/use-record-change';
import { contactApi, type Contact } from '@/lib/api/contact';
import { showMessage } from '@/lib/state/messages';

type Change = Partial<Pick<Contact, 'primary' | 'visible'>>;
const nameOf = ({ name = '' }: { id: string; name?: string }) => name;

/** Making a contact primary changes the former primary one; undo restores it. */
async function formerPrimary({ part }: RecordChange<Contact>): Promise<RecordChange<Contact> | undefined> {
  if (!part.primary) return undefined;
  const former = await contactApi.primary();
  return former && { record: { ...former, primary: false }, part: { primary: true } };
}

/** `settled` is called with the ids of the contacts that were changed or deleted. */
export function useContactActions(settled: (ids: string[]) => void): ListActions<Contact> {
  const t = useTranslations('contact');
  const { open } = useEdited();
  const may = useMay();
  const [mayEdit, mayDelete] = [may(['shopContact:edit']), may(['shopContact:delete'])];
  const remove = useRemove(contactApi, settled, nameOf);
  const change = useRecordChange<Contact>(contactApi, {
    nameOf,
    done: ({ primary, visible }, { name }) =>
      t(primary ? 'done.primary' : visible ? 'done.shown' : 'done.hidden', { name }),
    reverse: formerPrimary,
  });
  const busy = remove.busy || change.busy;
  const action = (key: Parameters<typeof text>[0], icon: MenuAction['icon'], run: () => void): MenuAction => ({
    key,
    icon,
    label: text(key),
    danger: key === 'delete',
    writes: key !== 'edit',
    run,
  });
  const text = (key: 'makePrimary' | 'hide' | 'show' | 'edit' | 'delete') => t(`action.${key}`);
  const changeTo = (contact: Contact, part: Change) => () => !busy && change.mutate({ record: contact, part });
  const makePrimary = (contact: Contact) => action('makePrimary', Star, changeTo(contact, { primary: true }));
  const setVisible = (contact: Contact, visible: boolean) =>
    action(visible ? 'show' : 'hide', visible ? Eye : EyeOff, changeTo(contact, { visible }));
  /** The platform requires exactly one primary contact, so that one cannot be deleted (contract 4). */
  const erase = (contacts: readonly Contact[]) =>
    action('delete', Trash2, () => {
      if (busy) return;
      if (contacts.some(({ primary }) => primary)) showMessage('warning', t('keepsPrimary'));
      else remove.mutate(contacts);
    });
  return {
    busy,
    ofOne: (contact) => [
      ...(mayEdit && !contact.primary ? [makePrimary(contact)] : []),
      ...(mayEdit ? [setVisible(contact, !contact.visible), action('edit', Pencil, () => open(contact.id))] : []),
      ...(mayDelete ? [erase([contact])] : []),
    ],
    ofSeveral: mayDelete ? (contacts) => [erase(contacts)] : undefined,
  };
}
