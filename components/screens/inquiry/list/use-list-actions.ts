import { CircleDot, Download, Mail, MailOpen, ShieldAlert, Star, StarOff, Tag, Trash2, UserRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { MenuAction } from '@/components/ui/menu/ActionMenu';
import { useCan } from '@/components/ui/permission/Can';
import type { PageActions } from '@/components/ui/table/changes/list-actions';
import { INQUIRY_TRANSITIONS, type Inquiry } from '@/lib/api/inquiry-schema';
import { useExport } from '../desk/use-export';
import type { InquiryActions } from '../use-inquiry-actions';

/** Opens what an action needs first: a menu, or a dialog. */
type Opens = (what: 'assign' | 'status' | 'tag', rows: readonly Inquiry[]) => void;

/** What can be done with inquiries of the list; the platform checks each of them. The first four have a button. */
export function useListActions(actions: InquiryActions, opens: Opens): PageActions<Inquiry> {
  const t = useTranslations('inquiry.action');
  const may = useCan();
  const exportRows = useExport();
  const { busy, setRead, star, setStatus, remove } = actions;
  const ofSeveral = (rows: readonly Inquiry[]): MenuAction[] => {
    const spam = rows.filter(({ status }) => INQUIRY_TRANSITIONS[status].includes('spam'));
    const edit: MenuAction[] = [
      { key: 'read', label: t('read'), icon: MailOpen, run: () => setRead(rows, true) },
      { key: 'assign', label: t('assign'), icon: UserRound, run: () => opens('assign', rows) },
      { key: 'status', label: t('status'), icon: CircleDot, run: () => opens('status', rows) },
      { key: 'tag', label: t('tag'), icon: Tag, run: () => opens('tag', rows) },
      { key: 'unread', label: t('unread'), icon: Mail, run: () => setRead(rows, false) },
      { key: 'star', label: t('star'), icon: Star, run: () => star(rows, true) },
      { key: 'unstar', label: t('unstar'), icon: StarOff, run: () => star(rows, false) },
      {
        key: 'spam',
        label: t('spam'),
        icon: ShieldAlert,
        disabled: spam.length === 0,
        run: () => setStatus(spam, 'spam'),
      },
    ];
    const removal: MenuAction = {
      key: 'delete',
      label: t('delete'),
      icon: Trash2,
      danger: true,
      divided: true,
      run: () => remove(rows),
    };
    return [
      ...(may(['inquiry:edit']) ? edit : []),
      { key: 'export', label: t('export'), icon: Download, disabled: false, run: () => exportRows(rows) },
      ...(may(['inquiry:delete']) ? [removal] : []),
    ];
  };
  return { busy, ofOne: (row) => ofSeveral([row]), ofSeveral };
}
