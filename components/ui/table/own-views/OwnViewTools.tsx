import { Ellipsis, Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { IconAction } from '@/components/ui/button/IconAction';
import { useAnchor } from '@/components/ui/layout/use-anchor';
import { lazyDialog } from '@/components/ui/lazy-dialog';
import type { MenuAction } from '@/components/ui/menu/ActionMenu';
import { LazyActionMenu } from '@/components/ui/menu/LazyActionMenu';
import { copyText } from '@/lib/state/copy-text';
import { showMessage } from '@/lib/state/messages';
import { withoutView, withView } from './own-views';
import type { OwnViewsState } from './use-own-views';

const ViewNameDialog = lazyDialog(() => import('./ViewNameDialog').then((module) => module.ViewNameDialog));

interface OwnViewToolsProps {
  own: OwnViewsState;
  /** The query that a new view stores: filters, sort and columns. */
  query: string;
}

/** Beside the tabs of a list: saves it as a view, and changes the open one. */
export function OwnViewTools({ own, query }: OwnViewToolsProps) {
  const t = useTranslations('table.own');
  const undo = useTranslations('feedback')('undo');
  const menu = useAnchor();
  const [naming, setNaming] = useState<'new' | 'rename'>();
  const { current } = own;

  const remove = (name: string) => {
    const before = { views: own.views, start: own.start };
    own.keep(withoutView(own, name));
    own.name(undefined);
    showMessage('success', t('deleted', { name }), { label: undo, undoes: true, run: () => own.keep(before) });
  };
  const starts = current !== undefined && own.start === current.name;
  const actions: MenuAction[] = current
    ? [
        ...(own.changed
          ? [
              {
                key: 'update',
                label: t('update'),
                run: () => {
                  own.keep(withView(own, { name: current.name, query }));
                  showMessage('success', t('updated', { name: current.name }));
                },
              },
            ]
          : []),
        { key: 'rename', label: t('rename'), run: () => setNaming('rename') },
        {
          key: 'start',
          label: t(starts ? 'noStart' : 'start'),
          run: () => own.keep({ views: own.views, start: starts ? undefined : current.name }),
        },
        { key: 'copy', label: t('copy'), run: () => void copyText(location.href, t('copied'), t('notCopied')) },
        { key: 'delete', label: t('delete'), danger: true, divided: true, run: () => remove(current.name) },
      ]
    : [];
  return (
    <>
      {current && (
        <IconAction
          size="small"
          label={t('actions')}
          aria-haspopup="menu"
          aria-expanded={menu.open}
          onClick={menu.show}
        >
          <Ellipsis size={16} aria-hidden />
        </IconAction>
      )}
      <IconAction size="small" label={t('save')} aria-haspopup="dialog" onClick={() => setNaming('new')}>
        <Plus size={16} aria-hidden />
      </IconAction>
      {menu.anchor && <LazyActionMenu anchor={menu.anchor} actions={actions} onClose={menu.hide} />}
      {naming && (
        <ViewNameDialog own={own} query={query} renames={naming === 'rename'} onClose={() => setNaming(undefined)} />
      )}
    </>
  );
}
