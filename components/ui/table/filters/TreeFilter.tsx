import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { idsBelow, matching, type TreeNode } from './tree';

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
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, pl: depth ? 2.5 : 0 }}>
      {list.map((node) => {
        const below = idsBelow(node);
        const count = below.filter((id) => chosen.has(id)).length;
        return (
          <li key={node.id}>
            <FormControlLabel
              control={
                <Checkbox
                  checked={count === below.length}
                  indeterminate={count > 0 && count < below.length}
                  onChange={() => toggle(node)}
                />
              }
              label={node.label}
            />
            {node.children.length > 0 && branch(node.children, depth + 1)}
          </li>
        );
      })}
    </Box>
  );
  return (
    <>
      {nodes.reduce((sum, node) => sum + idsBelow(node).length, 0) >= SEARCHED_FROM && (
        <OutlinedInput
          fullWidth
          size="small"
          value={word}
          placeholder={t('findInList')}
          onChange={(event) => setWord(event.target.value)}
          slotProps={{ input: { 'aria-label': t('findInList') } }}
          sx={{ mb: 1 }}
        />
      )}
      {shown.length > 0 ? (
        <>
          {branch(shown, 0)}
          {shown.length < found.length && (
            <Typography variant="caption" component="p" sx={{ color: 'var(--text-tertiary)', mt: 0.5 }}>
              {t('filter.more', { count: found.length - shown.length })}
            </Typography>
          )}
        </>
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('nothingFound')}
        </Typography>
      )}
    </>
  );
}
