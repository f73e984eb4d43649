import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import {
  Bold,
  CodeXml,
  Heading2,
  Heading3,
  Italic,
  Link2,
  List,
  ListOrdered,
  Redo2,
  RemoveFormatting,
  Table,
  Underline,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PictureButton } from './PictureButton';
import { RichTextLink } from './RichTextLink';
import { insertTable } from './table-nodes';
import { ToolButton } from './ToolButton';
import { useToolKeys } from './use-tool-keys';
import styles from './RichTextToolbar.module.css';

interface Tool {
  id: Toggle | History | 'plain' | 'table' | 'picture' | 'source';
  Icon?: LucideIcon;
  /** Absent for tools with a part of their own. */
  run?: (editor: Editor) => void;
}
type Toggle = 'bold' | 'italic' | 'underline' | 'heading' | 'subheading' | 'bulletList' | 'orderedList' | 'link';
type History = 'undo' | 'redo';

const isHistory = (id: Tool['id']): id is History => id === 'undo' || id === 'redo';
const NO_TOGGLES: readonly Tool['id'][] = ['plain', 'table', 'picture', 'source', 'undo', 'redo'];
const isToggle = (id: Tool['id']): id is Toggle => !NO_TOGGLES.includes(id);

const TOOLS: readonly Tool[] = [
  { id: 'bold', Icon: Bold, run: (editor) => editor.chain().focus().toggleBold().run() },
  { id: 'italic', Icon: Italic, run: (editor) => editor.chain().focus().toggleItalic().run() },
  { id: 'underline', Icon: Underline, run: (editor) => editor.chain().focus().toggleUnderline().run() },
  { id: 'heading', Icon: Heading2, run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run() },
  { id: 'subheading', Icon: Heading3, run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run() },
  { id: 'bulletList', Icon: List, run: (editor) => editor.chain().focus().toggleBulletList().run() },
  { id: 'orderedList', Icon: ListOrdered, run: (editor) => editor.chain().focus().toggleOrderedList().run() },
  { id: 'link', Icon: Link2 },
  { id: 'picture' },
  { id: 'table', Icon: Table, run: insertTable },
  { id: 'plain', Icon: RemoveFormatting, run: (editor) => editor.chain().focus().clearNodes().unsetAllMarks().run() },
  { id: 'undo', Icon: Undo2, run: (editor) => editor.chain().focus().undo().run() },
  { id: 'redo', Icon: Redo2, run: (editor) => editor.chain().focus().redo().run() },
  { id: 'source', Icon: CodeXml },
];

interface RichTextToolbarProps {
  editor: Editor | null;
  /** The text is shown as HTML. */
  source: boolean;
  onSource: () => void;
  onFiles: (files: File[]) => void;
}

/** The buttons over the text; the link has its own input, so that no browser prompt opens. */
export function RichTextToolbar({ editor, source, onSource, onFiles }: RichTextToolbarProps) {
  const t = useTranslations('richText');
  const [linking, setLinking] = useState(false);
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      now && !now.isDestroyed
        ? {
            bold: now.isActive('bold'),
            italic: now.isActive('italic'),
            underline: now.isActive('underline'),
            heading: now.isActive('heading', { level: 2 }),
            subheading: now.isActive('heading', { level: 3 }),
            bulletList: now.isActive('bulletList'),
            orderedList: now.isActive('orderedList'),
            link: now.isActive('link'),
            undo: now.can().undo(),
            redo: now.can().redo(),
          }
        : undefined,
  });
  const keys = useToolKeys(TOOLS.length);
  const act = (id: Tool['id'], run: Tool['run']) => {
    if (id === 'source') onSource();
    else if (id === 'link') setLinking(!linking);
    else if (editor) run?.(editor);
  };
  return (
    <>
      <div role="toolbar" aria-label={t('toolbar')} {...keys.bar} className={styles.bar}>
        {TOOLS.map(({ id, Icon, run }, index) => {
          const disabled = !editor || (source && id !== 'source') || (isHistory(id) && !state?.[id]);
          const tool = { disabled, ...keys.tool(index) };
          if (!Icon) return <PictureButton key={id} editor={editor} onFiles={onFiles} {...tool} />;
          return (
            <ToolButton
              key={id}
              label={t(id)}
              pressed={id === 'source' ? source : isToggle(id) ? (state?.[id] ?? false) : undefined}
              expanded={id === 'link' ? linking : undefined}
              onClick={() => act(id, run)}
              {...tool}
            >
              <Icon size={16} strokeWidth={1.7} aria-hidden="true" />
            </ToolButton>
          );
        })}
      </div>
      {linking && !source && editor && <RichTextLink editor={editor} onClose={() => setLinking(false)} />}
    </>
  );
}
