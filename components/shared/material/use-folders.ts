import { useQuery } from '@tanstack/react-query';
import { idsBelow, type TreeNode } from '@/lib/util/tree';
import { materialFolderApi, type MaterialFolder } from '@/lib/api/material';

/** Tree entry for files of any folder; the platform has no such folder. */
export const ALL_FOLDERS = 'all';

const NONE: readonly MaterialFolder[] = [];

/** Folders as a tree, in the order of the response; one without its parent is at the top level. */
function treeOf(folders: readonly MaterialFolder[]): TreeNode[] {
  const nodes = new Map(folders.map(({ id, name }) => [id, { id, label: name, children: [] } as TreeNode]));
  const top: TreeNode[] = [];
  for (const { id, parentId } of folders) (nodes.get(parentId ?? '')?.children ?? top).push(nodes.get(id)!);
  return top;
}

const nodesOf = (nodes: readonly TreeNode[]): TreeNode[] => nodes.flatMap((node) => [node, ...nodesOf(node.children)]);

/** Folders of the library as a tree, with descendants, ancestors and counts. */
export function useFolders() {
  const query = useQuery(materialFolderApi.all());
  const folders = query.data ?? NONE;
  const tree = treeOf(folders);
  const byId = new Map(folders.map((folder) => [folder.id, folder]));
  const pathTo = (id: string | undefined): MaterialFolder[] => {
    const path: MaterialFolder[] = [];
    // A cycle of folders on the platform must not hang the page.
    for (let at = byId.get(id ?? ''); at && !path.includes(at); at = byId.get(at.parentId ?? '')) path.unshift(at);
    return path;
  };
  const nodes = new Map(nodesOf(tree).map((node) => [node.id, node]));
  return {
    query,
    tree,
    byId,
    /** The folder and its descendants, as the list is queried: their files are shown, too. */
    within: (id: string): string[] => {
      const node = nodes.get(id);
      return node ? idsBelow(node) : [id];
    },
    pathNames: (id: string | undefined): string[] => pathTo(id).map(({ name }) => name),
    above: (id: string | undefined): string[] =>
      pathTo(id)
        .slice(0, -1)
        .map((folder) => folder.id),
    /** Number of files in it and its descendants; undefined if the platform does not send it. */
    countIn: (id: string): number | undefined => {
      const node = nodes.get(id);
      const counts = node ? idsBelow(node).map((each) => byId.get(each)?.materialCount) : [];
      return counts.some((count) => count === undefined) ? undefined : counts.reduce<number>((sum, n) => sum + n!, 0);
    },
  };
}

export type Folders = ReturnType<typeof useFolders>;
