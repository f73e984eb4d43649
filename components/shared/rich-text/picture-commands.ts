import type { Editor } from '@tiptap/core';
import { NodeSelection, Selection, TextSelection, type EditorState, type Transaction } from '@tiptap/pm/state';
import type { Material } from '@/lib/api/material';
import type { PendingPictures } from './pending-pictures';
import { isPicture, pictureOf, type PictureAttributes } from './picture-node';

/** The selected picture; undefined for any other selection. */
export function selectedPicture(editor: Editor): PictureAttributes | undefined {
  const { selection } = editor.state;
  return selection instanceof NodeSelection && isPicture(selection.node) ? pictureOf(selection.node) : undefined;
}

/** Changes the selected picture; by single attributes, so that it stays selected. */
export function setPicture(editor: Editor, change: Partial<PictureAttributes>): void {
  if (!selectedPicture(editor)) return;
  const { tr, selection } = editor.state;
  for (const [name, value] of Object.entries(change)) tr.setNodeAttribute(selection.from, name, value);
  editor.view.dispatch(tr);
}

type NewPicture = { upload: string } | { src: string };

/** Sets the cursor after a selected picture, so that what is typed or pasted next does not replace it. */
export function leavePicture({ selection, tr, doc, schema }: EditorState): Transaction | undefined {
  if (!(selection instanceof NodeSelection) || !isPicture(selection.node)) return undefined;
  const next = Selection.findFrom(doc.resolve(selection.to), 1, true);
  if (next?.from === selection.to + 1) return tr.setSelection(next);
  tr.insert(selection.to, schema.nodes.paragraph!.create());
  return tr.setSelection(TextSelection.create(tr.doc, selection.to + 1));
}

/** Inserts pictures at a position or the cursor, and sets the cursor after them. */
export function insertPictures(editor: Editor, pictures: readonly NewPicture[], at?: number): void {
  if (pictures.length === 0) return;
  const content = pictures.map((attrs) => ({ type: 'image', attrs }));
  const { from, to } = editor.state.selection;
  // A selected picture is not replaced by the next one: typing on after a paste must not remove it.
  const place = at ?? (selectedPicture(editor) ? to : { from, to });
  editor.chain().insertContentAt(place, content).run();
  const leaving = leavePicture(editor.state);
  if (leaving) editor.view.dispatch(leaving);
}

export const fromLibrary = (materials: readonly Material[]): NewPicture[] => materials.map(({ url }) => ({ src: url }));

function findPicture(editor: Editor, matches: (picture: PictureAttributes) => boolean): number | undefined {
  let found: number | undefined;
  editor.state.doc.descendants((node, position) => {
    if (found === undefined && isPicture(node) && matches(pictureOf(node))) found = position;
    return found === undefined;
  });
  return found;
}

export function selectPicture(editor: Editor, matches: (picture: PictureAttributes) => boolean): boolean {
  const position = findPicture(editor, matches);
  if (position !== undefined) editor.chain().setNodeSelection(position).scrollIntoView().run();
  return position !== undefined;
}

/** Puts uploaded pictures in the place of their ids, and takes away those that cannot be had. Not a step of undo. */
export function settlePictures(editor: Editor, pending: PendingPictures): void {
  const { tr, doc } = editor.state;
  const lost: number[] = [];
  doc.descendants((node, position) => {
    const upload = isPicture(node) ? pictureOf(node).upload : null;
    const picture = upload === null ? undefined : pending.get(upload);
    if (picture?.lost) lost.push(position);
    else if (picture?.url !== undefined) {
      tr.setNodeAttribute(position, 'src', picture.url);
      tr.setNodeAttribute(position, 'upload', null);
    }
  });
  for (const position of lost.reverse()) tr.delete(position, position + 1);
  if (tr.docChanged) editor.view.dispatch(tr.setMeta('addToHistory', false));
}

/** Moves the selected picture, or the block with the cursor, before or after its neighbour. */
export function moveBlock(editor: Editor, direction: 1 | -1): boolean {
  const { selection, tr } = editor.state;
  const { $from } = selection;
  const depth = selection instanceof NodeSelection && selection.node.isBlock ? $from.depth : 0;
  const parent = $from.node(depth);
  const index = $from.index(depth);
  const neighbour = parent.maybeChild(index + direction);
  if (!neighbour) return false;
  const block = parent.child(index);
  const start = $from.posAtIndex(index, depth);
  const target = direction < 0 ? start - neighbour.nodeSize : start + neighbour.nodeSize;
  tr.delete(start, start + block.nodeSize).insert(target, block);
  const moved = selection.anchor - start + target;
  tr.setSelection(
    selection instanceof NodeSelection
      ? NodeSelection.create(tr.doc, target)
      : TextSelection.near(tr.doc.resolve(moved)),
  );
  editor.view.dispatch(tr.scrollIntoView());
  return true;
}
