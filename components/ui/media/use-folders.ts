import { useQuery } from '@tanstack/react-query';
import { idsBelow, type TreeNode } from '@/components/ui/table/filters/tree';
import { materialFolderApi, type MaterialFolder } from '@/lib/api/material';

/** Everything, whatever folder it is in: no folder of the platform, but a line of the tree. */
export const ALL_FOLDERS = 'all';

const NONE: readonly MaterialFolder[] = [];

/** Folders as a tree, in the order they came in; one whose parent is gone stands at the top. */
function treeOf(folders: readonly MaterialFolder[]): TreeNode[] {
  const nodes = new Map(folders.map(({ id, name }) => [id, { id, label: name, children: [] } as TreeNode]));
  const top: TreeNode[] = [];
  for (const { id, parentId } of folders) (nodes.get(parentId ?? '')?.children ?? top).push(nodes.get(id)!);
  return top;
}

const nodesOf = (nodes: readonly TreeNode[]): TreeNode[] => nodes.flatMap((node) => [node, ...nodesOf(node.children)]);

/** The folders of the library: as a tree, with what lies below one, the way to it, and how much is in it. */
export function useFolders() {
  const query = useQuery(materialFolderApi.all());
  const folders = query.data ?? NONE;
  const tree = treeOf(folders);
  const byId = new Map(folders.map((folder) => [folder.id, folder]));
  const wayTo = (id: string | undefined): MaterialFolder[] => {
    const way: MaterialFolder[] = [];
    // A platform that lets folders lie in each other in a ring must not hang the page.
    for (let at = byId.get(id ?? ''); at && !way.includes(at); at = byId.get(at.parentId ?? '')) way.unshift(at);
    return way;
  };
  const nodes = new Map(nodesOf(tree).map((node) => [node.id, node]));
  return {
    query,
    tree,
    byId,
    /** The folder and all below it, as the list is asked for them: what lies deeper is shown too. */
    within: (id: string): string[] => {
      const node = nodes.get(id);
      return node ? idsBelow(node) : [id];
    },
    /** The names on the way down to a folder, its own the last. */
    wayTo: (id: string | undefined): string[] => wayTo(id).map(({ name }) => name),
    /** The ids of the folders around one, the top one first. */
    above: (id: string | undefined): string[] =>
      wayTo(id)
        .slice(0, -1)
        .map((folder) => folder.id),
    /** How many materials are in it and below; undefined where the platform does not say. */
    countIn: (id: string): number | undefined => {
      const node = nodes.get(id);
      const counts = node ? idsBelow(node).map((each) => byId.get(each)?.materialCount) : [];
      return counts.some((count) => count === undefined) ? undefined : counts.reduce<number>((sum, n) => sum + n!, 0);
    },
  };
}

export type Folders = ReturnType<typeof useFolders>;
