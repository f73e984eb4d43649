import { CircleDot, Download, Mail, MailOpen, ShieldAlert, Star, StarOff, Tag, Trash2, UserRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { MenuAction } from '@/components/ui/menu/ActionMenu';
import { useMay } from '@/components/ui/permission/Can';
import { INQUIRY_TRANSITIONS, type Inquiry } from '@/lib/api/inquiry-schema';
import { useExport } from '../desk/use-export';
import type { InquiryActions } from '../use-inquiry-actions';

/** What can be done with inquiries of the list; the platform checks each of them. The first four have a button. */
export function useListActions(
  rows: readonly Inquiry[],
  { setRead, star, setStatus, remove }: InquiryActions,
  /** Opens what an action needs first: a menu, or a dialog. */
  open: (what: 'assign' | 'status' | 'tag') => void,
): MenuAction[] {
  const t = useTranslations('inquiry.action');
  const may = useMay();
  const exportRows = useExport();
  const spam = rows.filter(({ status }) => INQUIRY_TRANSITIONS[status].includes('spam'));
  const edit: MenuAction[] = [
    { key: 'read', label: t('read'), icon: MailOpen, run: () => setRead(rows, true) },
    { key: 'assign', label: t('assign'), icon: UserRound, run: () => open('assign') },
    { key: 'status', label: t('status'), icon: CircleDot, run: () => open('status') },
    { key: 'tag', label: t('tag'), icon: Tag, run: () => open('tag') },
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
    writes: true,
    run: () => remove(rows),
  };
  return [
    ...(may(['inquiry:edit']) ? edit.map((action) => ({ ...action, writes: true })) : []),
    { key: 'export', label: t('export'), icon: Download, disabled: false, run: () => exportRows(rows) },
    ...(may(['inquiry:delete']) ? [removal] : []),
  ];
}
