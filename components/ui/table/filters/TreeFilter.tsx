import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Checkbox } from '@/components/ui/form/choice/choice';
import { TextBox } from '@/components/ui/form/text/text-box';
import space from '@/components/ui/layout/space.module.css';
import { Text } from '@/components/ui/layout/Text';
import { idsBelow, matching, type TreeNode } from '@/lib/util/tree';
import styles from './TreeFilter.module.css';

interface TreeFilterProps {
  nodes: readonly TreeNode[];
  value: readonly string[];
  onChange: (ids: string[]) => void;
}

/** From this many nodes on the tree has a search field. */
const SEARCHED_FROM = 10;
/** Further nodes are rendered only for a search. */
const MAX_SHOWN = 60;

/** Selects several nodes of a tree; a branch includes all below it. */
export function TreeFilter({ nodes, value, onChange }: TreeFilterProps) {
  const t = useTranslations('table');
  const [word, setWord] = useState('');
  const chosen = new Set(value);
  const found = matching(nodes, word);
  const isChosen = (node: TreeNode) => idsBelow(node).some((id) => chosen.has(id));
  const shown = found.filter((node, index) => index < MAX_SHOWN || isChosen(node));

  const toggle = (node: TreeNode) => {
    const below = idsBelow(node);
    const on = !below.every((id) => chosen.has(id));
    onChange(on ? [...new Set([...value, ...below])] : value.filter((id) => !below.includes(id)));
  };
  const branch = (list: readonly TreeNode[], depth: number) => (
    <ul className={depth ? styles.below : styles.top}>
      {list.map((node) => {
        const below = idsBelow(node);
        const count = below.filter((id) => chosen.has(id)).length;
        return (
          <li key={node.id}>
            <Checkbox
              checked={count === below.length}
              indeterminate={count > 0 && count < below.length}
              onChange={() => toggle(node)}
              label={node.label}
            />
            {node.children.length > 0 && branch(node.children, depth + 1)}
          </li>
        );
      })}
    </ul>
  );
  return (
    <>
      {nodes.reduce((sum, node) => sum + idsBelow(node).length, 0) >= SEARCHED_FROM && (
        <TextBox
          size="small"
          value={word}
          placeholder={t('findInList')}
          onChange={(event) => setWord(event.target.value)}
          aria-label={t('findInList')}
          className={space.below8}
        />
      )}
      {shown.length > 0 ? (
        <>
          {branch(shown, 0)}
          {shown.length < found.length && (
            <Text variant="caption" as="p" tone="tertiary" className={space.above4}>
              {t('filter.more', { count: found.length - shown.length })}
            </Text>
          )}
        </>
      ) : (
        <Text variant="body2" tone="secondary">
          {t('nothingFound')}
        </Text>
      )}
    </>
  );
}
