import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import {
  BetweenHorizontalEnd,
  BetweenHorizontalStart,
  BetweenVerticalEnd,
  BetweenVerticalStart,
  Heading,
  TableColumnsSplit,
  TableRowsSplit,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Panel } from './panel';
import { inTable, runInTable, type TableCommand } from './table-nodes';
import { ToolButton } from './ToolButton';
import { useToolKeys } from './use-tool-keys';

const TOOLS: readonly { id: TableCommand; Icon: LucideIcon }[] = [
  { id: 'rowAbove', Icon: BetweenHorizontalStart },
  { id: 'rowBelow', Icon: BetweenHorizontalEnd },
  { id: 'deleteRow', Icon: TableRowsSplit },
  { id: 'columnBefore', Icon: BetweenVerticalStart },
  { id: 'columnAfter', Icon: BetweenVerticalEnd },
  { id: 'deleteColumn', Icon: TableColumnsSplit },
  { id: 'headerRow', Icon: Heading },
  { id: 'deleteTable', Icon: Trash2 },
];

/** Rows and columns of the table with the cursor. */
export function TablePanel({ editor }: { editor: Editor }) {
  const t = useTranslations('richText');
  const isInTable = useEditorState({ editor, selector: ({ editor: now }) => !now.isDestroyed && inTable(now) });
  const keys = useToolKeys(TOOLS.length);
  if (!isInTable) return null;
  return (
    <Panel role="toolbar" aria-label={t('tableSettings')} {...keys.bar}>
      {TOOLS.map(({ id, Icon }, index) => (
        <ToolButton key={id} label={t(`tableTools.${id}`)} {...keys.tool(index)} onClick={() => runInTable(editor, id)}>
          <Icon size={16} strokeWidth={1.7} aria-hidden="true" />
        </ToolButton>
      ))}
    </Panel>
  );
}
