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
} from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
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

const TOOLS = [
  { id: 'bold', Icon: Bold, run: (editor: Editor) => editor.chain().focus().toggleBold().run() },
  { id: 'italic', Icon: Italic, run: (editor: Editor) => editor.chain().focus().toggleItalic().run() },
  { id: 'underline', Icon: Underline, run: (editor: Editor) => editor.chain().focus().toggleUnderline().run() },
  { id: 'heading', Icon: Heading2, run: (editor: Editor) => editor.chain().focus().toggleHeading({ level: 2 }).run() },
  {
    id: 'subheading',
    Icon: Heading3,
    run: (editor: Editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  { id: 'bulletList', Icon: List, run: (editor: Editor) => editor.chain().focus().toggleBulletList().run() },
  { id: 'orderedList', Icon: ListOrdered, run: (editor: Editor) => editor.chain().focus().toggleOrderedList().run() },
] as const;

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
  return (
    <>
      <Bar role="group" aria-label={t('toolbar')}>
        {TOOLS.map(({ id, Icon, run }) => (
          <ToolButton
            key={id}
            label={t(id)}
            pressed={state?.[id] ?? false}
            disabled={!editor}
            onClick={() => editor && run(editor)}
          >
            <Icon size={16} strokeWidth={1.7} aria-hidden="true" />
          </ToolButton>
        ))}
        <ToolButton
          label={t('link')}
          pressed={state?.link ?? false}
          disabled={!editor}
          expanded={linking}
          onClick={() => setLinking(!linking)}
        >
          <Link2 size={16} strokeWidth={1.7} aria-hidden="true" />
        </ToolButton>
        <ToolButton
          label={t('plain')}
          disabled={!editor}
          onClick={() => editor?.chain().focus().clearNodes().unsetAllMarks().run()}
        >
          <RemoveFormatting size={16} strokeWidth={1.7} aria-hidden="true" />
        </ToolButton>
        <ToolButton label={t('undo')} disabled={!state?.undo} onClick={() => editor?.chain().focus().undo().run()}>
          <Undo2 size={16} strokeWidth={1.7} aria-hidden="true" />
        </ToolButton>
        <ToolButton label={t('redo')} disabled={!state?.redo} onClick={() => editor?.chain().focus().redo().run()}>
          <Redo2 size={16} strokeWidth={1.7} aria-hidden="true" />
        </ToolButton>
      </Bar>
      {linking && editor && <RichTextLink editor={editor} onClose={() => setLinking(false)} />}
    </>
  );
}
