import { styled } from '@mui/material/styles';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  Link2,
  List,
  ListOrdered,
  Redo2,
  RemoveFormatting,
  Underline,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef, useState, type KeyboardEvent } from 'react';
import { nextInRow } from '@/lib/util/next-in-row';
import { RichTextLink } from './RichTextLink';
import { ToolButton } from './ToolButton';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  padding: '4px 6px',
  borderBottom: '1px solid var(--border-subtle)',
  backgroundColor: 'var(--surface-sunken)',
  borderRadius: 'var(--radius-chip) var(--radius-chip) 0 0',
});

interface Tool {
  id: Toggle | History | 'plain';
  Icon: LucideIcon;
  /** Absent for the link, which has an input of its own. */
  run?: (editor: Editor) => void;
}
type Toggle = 'bold' | 'italic' | 'underline' | 'heading' | 'subheading' | 'bulletList' | 'orderedList' | 'link';
type History = 'undo' | 'redo';

const isHistory = (id: Tool['id']): id is History => id === 'undo' || id === 'redo';
const isToggle = (id: Tool['id']): id is Toggle => !isHistory(id) && id !== 'plain';

const TOOLS: readonly Tool[] = [
  { id: 'bold', Icon: Bold, run: (editor) => editor.chain().focus().toggleBold().run() },
  { id: 'italic', Icon: Italic, run: (editor) => editor.chain().focus().toggleItalic().run() },
  { id: 'underline', Icon: Underline, run: (editor) => editor.chain().focus().toggleUnderline().run() },
  { id: 'heading', Icon: Heading2, run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run() },
  { id: 'subheading', Icon: Heading3, run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run() },
  { id: 'bulletList', Icon: List, run: (editor) => editor.chain().focus().toggleBulletList().run() },
  { id: 'orderedList', Icon: ListOrdered, run: (editor) => editor.chain().focus().toggleOrderedList().run() },
  { id: 'link', Icon: Link2 },
  { id: 'plain', Icon: RemoveFormatting, run: (editor) => editor.chain().focus().clearNodes().unsetAllMarks().run() },
  { id: 'undo', Icon: Undo2, run: (editor) => editor.chain().focus().undo().run() },
  { id: 'redo', Icon: Redo2, run: (editor) => editor.chain().focus().redo().run() },
];

/** The buttons over the text; the link has its own input, so that no browser prompt opens. */
export function RichTextToolbar({ editor }: { editor: Editor | null }) {
  const t = useTranslations('form.richText');
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
  const [current, setCurrent] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  /** One Tab goes past the buttons; arrows go from one to the next (the toolbar pattern of WAI-ARIA). */
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextInRow(event.key, current, TOOLS.length);
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    (bar.current?.children[next] as HTMLElement | undefined)?.focus();
  };
  return (
    <>
      <Bar ref={bar} role="toolbar" aria-label={t('toolbar')} onKeyDown={onKeyDown}>
        {TOOLS.map(({ id, Icon, run }, index) => (
          <ToolButton
            key={id}
            label={t(id)}
            pressed={isToggle(id) ? (state?.[id] ?? false) : undefined}
            expanded={id === 'link' ? linking : undefined}
            disabled={!editor || (isHistory(id) && !state?.[id])}
            tabIndex={index === current ? 0 : -1}
            onFocus={() => setCurrent(index)}
            onClick={() => (run ? editor && run(editor) : setLinking(!linking))}
          >
            <Icon size={16} strokeWidth={1.7} aria-hidden="true" />
          </ToolButton>
        ))}
      </Bar>
      {linking && editor && <RichTextLink editor={editor} onClose={() => setLinking(false)} />}
    </>
  );
}
