import { Node, type Editor } from '@tiptap/core';
import { DOMSerializer, type Node as TextNode, type Schema } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import type { NodeView } from '@tiptap/pm/view';
import { placePicture, type ForeignPictureText } from '@/components/ui/feedback/html/foreign-picture';
import { shownAddress } from '@/lib/api/addresses/file-address';
import {
  PICTURE_ALIGNS,
  PICTURE_SIZES,
  pictureClasses,
  pictureValue,
  type PictureAlign,
  type PictureSize,
} from '@/lib/util/markup/picture-classes';
import { pendingView, type PendingParts } from './pending-view';

export interface PictureAttributes {
  src: string | null;
  alt: string;
  title: string | null;
  size: PictureSize | null;
  align: PictureAlign | null;
  /** The id of a picture that is not on the platform yet (pending-pictures.ts). */
  upload: string | null;
}

export interface PictureParts extends PendingParts {
  foreign: ForeignPictureText;
  /** The text on a picture without a description. */
  lacksAlt: () => string;
  /** Asks for the description of the selected picture. */
  askAlt: () => void;
}

export const pictureOf = (node: TextNode): PictureAttributes => node.attrs as PictureAttributes;
export const isPicture = (node: TextNode): boolean => node.type.name === 'image';

const htmlAttributes = ({ src, alt, title, size, align, upload }: PictureAttributes) => ({
  ...(upload ? { 'data-upload': upload } : { src }),
  ...(alt && { alt }),
  ...(title && { title }),
  ...((size ?? align) && { class: pictureClasses(size, align) }),
});

/** A picture as the editor shows it; one from a host that is not allowed is replaced by the name of the host. */
function shownPicture({ src, alt, title }: PictureAttributes, text: ForeignPictureText): HTMLElement {
  // Created in a separate document, so that nothing is fetched before the host has been checked.
  const { body } = document.implementation.createHTMLDocument('');
  const picture = body.ownerDocument.createElement('img');
  for (const [name, value] of Object.entries({ src, alt, title })) if (value) picture.setAttribute(name, value);
  body.append(picture);
  placePicture(picture, text);
  return (body.firstElementChild as HTMLElement | null) ?? body.ownerDocument.createElement('span');
}

function pictureView(
  node: TextNode,
  editor: Editor,
  position: () => number | undefined,
  parts: PictureParts,
): NodeView {
  const dom = document.createElement('div');
  const note = document.createElement('button');
  note.type = 'button';
  // Beside the text there is a button for the keyboard (RichTextCounter).
  note.tabIndex = -1;
  note.contentEditable = 'false';
  note.className = 'picture-note';
  note.addEventListener('click', () => {
    const at = position();
    if (at === undefined) return;
    editor.commands.setNodeSelection(at);
    parts.askAlt();
  });
  const content = shownPicture(pictureOf(node), parts.foreign);
  dom.append(content, note);
  function draw(picture: PictureAttributes) {
    dom.className = `picture ${pictureClasses(picture.size, picture.align)}`.trim();
    // Without a text a screen reader would skip the picture, and nobody would find what is missing.
    if (content instanceof HTMLImageElement) content.alt = picture.alt || parts.lacksAlt();
    note.hidden = picture.alt.trim() !== '';
    note.textContent = note.hidden ? '' : parts.lacksAlt();
  }
  draw(pictureOf(node));
  return {
    dom,
    update(next) {
      const { src, upload } = pictureOf(next);
      if (!isPicture(next) || upload || src !== pictureOf(node).src) return false;
      draw(pictureOf(next));
      return true;
    },
    stopEvent: ({ target }) => target === note,
    ignoreMutation: () => true,
  };
}

/** Copies carry complete addresses for other programs, and the stored ones for texts of this client. */
function clipboardSerializer(schema: Schema): DOMSerializer {
  const image = (node: TextNode) => {
    const attributes = htmlAttributes(pictureOf(node));
    const { src } = pictureOf(node);
    return ['img', src ? { ...attributes, src: shownAddress(src), 'data-src': src } : attributes] as const;
  };
  return new DOMSerializer({ ...DOMSerializer.nodesFromSchema(schema), image }, DOMSerializer.marksFromSchema(schema));
}

export const pictureNode = Node.create<{ parts: () => PictureParts }>({
  name: 'image',
  group: 'block',
  draggable: true,
  addAttributes: () => ({
    src: { default: null },
    alt: { default: '' },
    title: { default: null },
    size: { default: null, parseHTML: (element) => pictureValue(element, PICTURE_SIZES) },
    align: { default: null, parseHTML: (element) => pictureValue(element, PICTURE_ALIGNS) },
    upload: { default: null, parseHTML: (element) => element.getAttribute('data-upload') },
  }),
  parseHTML: () => [{ tag: 'img[src]' }, { tag: 'img[data-upload]' }],
  renderHTML: ({ node }) => ['img', htmlAttributes(pictureOf(node))],
  addNodeView() {
    const { parts } = this.options;
    return ({ node, editor, getPos }) =>
      pictureOf(node).upload
        ? pendingView(pictureOf(node).upload!, editor, getPos, parts())
        : pictureView(node, editor, getPos, parts());
  },
  addProseMirrorPlugins() {
    return [new Plugin({ props: { clipboardSerializer: clipboardSerializer(this.editor.schema) } })];
  },
});
