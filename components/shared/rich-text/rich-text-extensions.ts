import { Extension, Mark, type Extensions } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import StarterKit from '@tiptap/starter-kit';
import { leavePicture, moveBlock } from './picture-commands';
import { pictureNode, type PictureParts } from './picture-node';
import { TABLE_NODES } from './table-nodes';

/** Marks of shop texts that the starter kit lacks; without them the editor would drop these elements. */
const mark = (name: string, tag: string) =>
  Mark.create({ name, parseHTML: () => [{ tag }], renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0] });

const moving = Extension.create({
  name: 'moving',
  addKeyboardShortcuts() {
    const move = (direction: 1 | -1) => () => moveBlock(this.editor, direction) || true;
    return { 'Alt-ArrowUp': move(-1), 'Alt-ArrowDown': move(1) };
  },
});

const pasting = Extension.create({
  name: 'pasting',
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction: (transactions, _, state) =>
        transactions.some((transaction) => transaction.getMeta('paste')) ? leavePicture(state) : undefined,
    }),
  ],
});

export const extensionsOf = (parts: () => PictureParts): Extensions => [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, autolink: false, protocols: ['mailto', 'tel'] },
  }),
  mark('superscript', 'sup'),
  mark('subscript', 'sub'),
  pictureNode.configure({ parts }),
  moving,
  pasting,
  ...TABLE_NODES,
];
