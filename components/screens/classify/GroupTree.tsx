import Button from '@mui/material/Button';
import { ChevronsDownUp, ChevronsUpDown, Folder, FolderOpen } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { Suspense, useState, type ReactNode } from 'react';
import { IconAction } from '@/components/ui/button/IconAction';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { matching } from '@/components/ui/table/filters/tree';
import { SearchBox } from '@/components/ui/table/SearchBox';
import { Thumb } from '@/components/ui/table/rows/Thumb';
import { Tree } from '@/components/ui/tree/Tree';
import { branchIds, pathTo } from '@/components/ui/tree/tree-lines';
import type { TreePlace } from '@/components/ui/tree/tree-moves';
import type { OpenBranches, TreeEdit } from '@/components/ui/tree/tree-types';
import { useOpenBranches } from '@/components/ui/tree/use-open-branches';
import { GROUP_LIMITS, type ProductGroup } from '@/lib/api/classify';
import { localized } from '@/lib/i18n/localized';
import { uuid } from '@/lib/util/uuid';
import { TreeBody, TreeTools } from './classify-parts';
import { groupLines, groupNodes } from './group-nodes';
import { EyeButton, GroupEnd } from './GroupEnd';
import { useGroupActions } from './use-group-actions';
import type { GroupChanges } from './use-group-changes';

const DeleteGroupDialog = lazyPart(() => import('./DeleteGroupDialog').then((module) => module.DeleteGroupDialog));

/** So many groups are shown at once; of more, those at the top. */
const SHOWN = 60;

interface GroupTreeProps {
  groups: readonly ProductGroup[];
  changes: GroupChanges;
  mayEdit: boolean;
  keyword: string;
  onSearch: (keyword: string) => void;
  selected: string | undefined;
  onSelect: (id: string | undefined) => void;
  /** A new group is being written at the end of the top; told when that is over. */
  adding: boolean;
  onAdded: () => void;
  /** What the page's head has no room for: the button that adds a group. */
  add: ReactNode;
}

/** The groups with their tools: search, open and shut all, and everything that is done with one. */
export function GroupTree(props: GroupTreeProps) {
  const { groups, changes, mayEdit, keyword, onSearch, selected, onSelect, adding, onAdded } = props;
  const t = useTranslations('classify');
  const locale = useLocale();
  const nodes = groupNodes(groups, locale);
  const lines = groupLines(groups);
  const groupOf = (id: string): ProductGroup => lines.get(id)!.node;
  const branches = branchIds(nodes);
  const usual = useOpenBranches([
    ...(lines.size <= SHOWN ? branches : []),
    ...(selected ? pathTo(nodes, selected).map(({ id }) => id) : []),
  ]);
  // What was found is all open; what is shut there says nothing about the tree as a whole.
  const shut = useOpenBranches();
  const found: OpenBranches = {
    has: (id) => !shut.has(id),
    set: (id, open) => shut.set(id, !open),
    replace: (ids) => shut.replace(branches.filter((id) => !ids.includes(id))),
  };
  const open = keyword ? found : usual;
  const shown = matching(nodes, keyword);

  const [editing, setEditing] = useState<TreeEdit['at']>();
  const [deleting, setDeleting] = useState<string>();
  const at = adding ? { parentId: '' } : editing;
  /** The identity of the group that is being written. */
  const [clientId, setClientId] = useState(uuid);
  const stop = () => {
    setEditing(undefined);
    setClientId(uuid());
    onAdded();
  };
  const startAt = (place: TreePlace) => {
    if (place.parentId) open.set(place.parentId, true);
    setEditing(place);
  };
  const renamed = at && 'id' in at ? lines.get(at.id)?.node : undefined;
  const edit: TreeEdit | undefined = at && {
    at,
    label: t(renamed ? 'name' : 'newName'),
    value: renamed ? localized(renamed.name, locale) : '',
    maxLength: GROUP_LIMITS.name,
    save: async (name) => {
      if (renamed) await changes.rename(renamed, name);
      else if (!('id' in at)) onSelect(await changes.add(name, at, clientId));
    },
    close: stop,
  };
  const actions = useGroupActions({
    nodes,
    lines,
    changes,
    mayEdit,
    onAdd: startAt,
    onRename: (id) => setEditing({ id }),
    onDelete: setDeleting,
  });
  const doomed = deleting === undefined ? undefined : lines.get(deleting)?.node;
  return (
    <>
      <TreeTools>
        <SearchBox label={t('search')} value={keyword} onSearch={onSearch} />
        <span className="end">
          {(['expandAll', 'collapseAll'] as const).map((name) => (
            <IconAction key={name} label={t(name)} onClick={() => open.replace(name === 'expandAll' ? branches : [])}>
              {name === 'expandAll' ? <ChevronsUpDown aria-hidden /> : <ChevronsDownUp aria-hidden />}
            </IconAction>
          ))}
          {props.add}
        </span>
      </TreeTools>
      <TreeBody>
        {shown.length === 0 && keyword ? (
          <EmptyState
            kind="none"
            title={t('none.title')}
            text={t('none.text')}
            actions={
              <Button size="small" onClick={() => onSearch('')}>
                {t('none.action')}
              </Button>
            }
          />
        ) : (
          <Tree
            label={t('tree')}
            nodes={shown}
            open={open}
            selected={selected}
            onSelect={onSelect}
            icon={({ id }, isOpen) => {
              const { image, children } = groupOf(id);
              if (image) return <Thumb src={image} size={24} />;
              const Icon = isOpen && children?.length ? FolderOpen : Folder;
              return <Icon size={18} strokeWidth={1.7} aria-hidden className="folder" />;
            }}
            end={({ id }) => <GroupEnd group={groupOf(id)} />}
            buttons={({ id }) => {
              const { visible = true } = groupOf(id);
              const change = (to: boolean) => changes.setVisible(groupOf(id), to);
              return mayEdit && <EyeButton visible={visible} busy={changes.busy} onChange={change} />;
            }}
            actions={actions}
            // Among what was found, sisters are missing: nothing can be put between them.
            moves={
              mayEdit && !keyword
                ? { depth: GROUP_LIMITS.depth, run: (move) => changes.move(groupOf(move.id), move) }
                : undefined
            }
            edit={edit}
          />
        )}
      </TreeBody>
      {doomed && (
        <Suspense>
          <DeleteGroupDialog
            group={doomed}
            nodes={nodes}
            onClose={() => setDeleting(undefined)}
            onDeleted={(count) => {
              setDeleting(undefined);
              if (selected !== undefined && !groupLeft(doomed, selected)) onSelect(undefined);
              changes.tellDeleted(doomed, count);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** Whether a group stays when another one goes with all below it. */
const groupLeft = (gone: ProductGroup, id: string): boolean =>
  gone.id !== id && !groupLines(gone.children ?? []).has(id);
