import { Eye, EyeOff, MessageSquareReply, Pencil, Pin, PinOff, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEdited } from '@/components/ui/record/use-edited';
import type { MenuAction } from '@/components/ui/menu/ActionMenu';
import { useMay } from '@/components/ui/permission/Can';
import type { ListActions } from '@/components/ui/table/changes/list-actions';
import { useRemove, useStatusChange } from '@/components/ui/table/changes/use-entity-actions';
import { useRecordChange } from '@/components/ui/table/changes/use-record-change';
import { questionApi, type Question, type QuestionStatus } from '@/lib/api/question';

const nameOf = ({ content = '' }: { id: string; content?: string }) => content.slice(0, 24);

/** The status of a question that is shown again depends on its answer. */
const shownAs = ({ answer }: Question): QuestionStatus => (answer ? 'answered' : 'pending');

/** `settled` is called with the ids of questions that were changed or deleted. */
export function useQuestionActions(settled: (ids: string[]) => void): ListActions<Question> | undefined {
  const t = useTranslations('question');
  const { open } = useEdited();
  const may = useMay();
  const [mayEdit, mayDelete] = [may(['question:edit']), may(['question:delete'])];
  const remove = useRemove(questionApi, settled, nameOf);
  const change = useStatusChange<Question, QuestionStatus>(questionApi, settled, {
    done: (to, count) => t(to === 'hidden' ? 'done.hidden' : 'done.shown', { count }),
    nameOf,
  });
  const pin = useRecordChange<Question>(questionApi, {
    nameOf,
    done: ({ pinned }) => t(pinned ? 'done.pinned' : 'done.unpinned'),
  });
  const busy = remove.busy || change.busy || pin.busy;
  const action = (key: Parameters<typeof text>[0], icon: MenuAction['icon'], run: () => void): MenuAction => ({
    key,
    icon,
    label: text(key),
    danger: key === 'delete',
    divided: key === 'delete',
    writes: true,
    run: () => !busy && run(),
  });
  const text = (key: 'reply' | 'edit' | 'pin' | 'unpin' | 'hide' | 'show' | 'delete') => t(`action.${key}`);
  const hide = (rows: Question[]) => action('hide', EyeOff, () => change.mutate({ rows, to: 'hidden' }));
  const show = (rows: Question[]) =>
    action('show', Eye, () => change.mutate({ rows: rows.filter(({ status }) => status === 'hidden'), to: shownAs }));
  const erase = (rows: Question[]) => (mayDelete ? [action('delete', Trash2, () => remove.mutate(rows))] : []);
  const edits = (row: Question): MenuAction[] => [
    {
      ...action(row.answer ? 'edit' : 'reply', row.answer ? Pencil : MessageSquareReply, () => {}),
      disabled: false,
      writes: false,
      main: true,
      run: () => open(row.id),
    },
    action(row.pinned ? 'unpin' : 'pin', row.pinned ? PinOff : Pin, () =>
      pin.mutate({ record: row, part: { pinned: !row.pinned } }),
    ),
    (row.status === 'hidden' ? show : hide)([row]),
  ];
  if (!mayEdit && !mayDelete) return undefined;
  return {
    busy,
    ofOne: (row) => [...(mayEdit ? edits(row) : []), ...erase([row])],
    ofSeveral: (rows) => [...(mayEdit ? [hide(rows), show(rows)] : []), ...erase(rows)],
  };
}
