import { Node, type Editor } from '@tiptap/core';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  isInTable,
  tableEditing,
  toggleHeaderRow,
} from '@tiptap/pm/tables';

/** Tables on prosemirror-tables; tiptap's own extension sets the widths of columns by inline styles. */

const span = (element: HTMLElement, name: string) => Number(element.getAttribute(name)) || 1;
const spanOf = (name: string) => ({
  default: 1,
  parseHTML: (element: HTMLElement) => span(element, name),
  renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
});
const cellAttributes = () => ({
  colspan: spanOf('colspan'),
  rowspan: spanOf('rowspan'),
  colwidth: { default: null, rendered: false },
});

const cell = (name: string, tag: string, role: string) =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: cellAttributes,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    extendNodeSchema: (extension) => (extension.name === name ? { tableRole: role } : {}),
  });

const row = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: ({ HTMLAttributes }) => ['tr', HTMLAttributes, 0],
  extendNodeSchema: (extension) => (extension.name === 'tableRow' ? { tableRole: 'row' } : {}),
});

const COMMANDS = {
  rowAbove: addRowBefore,
  rowBelow: addRowAfter,
  deleteRow,
  columnBefore: addColumnBefore,
  columnAfter: addColumnAfter,
  deleteColumn,
  headerRow: toggleHeaderRow,
  deleteTable,
} as const;
export type TableCommand = keyof typeof COMMANDS;

export const inTable = (editor: Editor): boolean => isInTable(editor.state);

export function runInTable(editor: Editor, name: TableCommand): void {
  editor.chain().focus().run();
  COMMANDS[name](editor.state, editor.view.dispatch);
}

/** Tab goes from cell to cell; from the last one it leaves the editor, so that the keyboard is not trapped. */
const toCell = (editor: Editor, direction: 1 | -1) => goToNextCell(direction)(editor.state, editor.view.dispatch);

const table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
  extendNodeSchema: (extension) => (extension.name === 'table' ? { tableRole: 'table' } : {}),
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    return { Tab: () => toCell(this.editor, 1), 'Shift-Tab': () => toCell(this.editor, -1) };
  },
});

export const TABLE_NODES = [table, row, cell('tableCell', 'td', 'cell'), cell('tableHeader', 'th', 'header_cell')];

const ROWS = 3;
const COLUMNS = 3;

/** Inserts a table of three rows and columns, the first row for headings, with the cursor in its first cell. */
export function insertTable(editor: Editor): void {
  const cells = (type: string) => Array.from({ length: COLUMNS }, () => ({ type, content: [{ type: 'paragraph' }] }));
  const content = Array.from({ length: ROWS }, (_, index) => ({
    type: 'tableRow',
    content: cells(index === 0 ? 'tableHeader' : 'tableCell'),
  }));
  const { from } = editor.state.selection;
  editor.chain().focus().insertContent({ type: 'table', content }).run();
  let first: number | undefined;
  editor.state.doc.descendants((node, pos) => {
    if (first === undefined && node.type.name === 'tableHeader' && pos >= from - 1) first = pos;
    return first === undefined;
  });
  if (first !== undefined) editor.commands.setTextSelection(first + 2);
}
