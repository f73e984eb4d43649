import { mergeAttributes, Mark, Node, type Extensions } from '@tiptap/core';
import { tableEditing } from '@tiptap/pm/tables';
import StarterKit from '@tiptap/starter-kit';
import { placePicture, type ForeignPictureText } from '@/components/ui/feedback/foreign-picture';

/** Marks and nodes of shop texts that the starter kit lacks; without them the editor would drop these elements. */
const mark = (name: string, tag: string) =>
  Mark.create({ name, parseHTML: () => [{ tag }], renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0] });

/** A picture as the editor shows it; one from a host that is not allowed is replaced by the name of the host. */
function shownPicture(attributes: object, text: ForeignPictureText): HTMLElement {
  // Created in a separate document, so that nothing is fetched before the host has been checked.
  const { body } = document.implementation.createHTMLDocument('');
  const picture = body.ownerDocument.createElement('img');
  for (const [name, value] of Object.entries(attributes)) if (value) picture.setAttribute(name, String(value));
  body.append(picture);
  placePicture(picture, text);
  return (body.firstElementChild as HTMLElement | null) ?? body.ownerDocument.createElement('span');
}

const image = Node.create<{ text: ForeignPictureText }>({
  name: 'image',
  group: 'block',
  draggable: true,
  addAttributes: () => ({ src: {}, alt: { default: '' }, title: {} }),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
  addNodeView() {
    const { text } = this.options;
    return ({ node }) => ({ dom: shownPicture(node.attrs, text) });
  },
});

const span = (element: HTMLElement, name: string) => Number(element.getAttribute(name)) || 1;
const cellAttributes = () => ({
  colspan: { default: 1, parseHTML: (element: HTMLElement) => span(element, 'colspan') },
  rowspan: { default: 1, parseHTML: (element: HTMLElement) => span(element, 'rowspan') },
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

const table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
  extendNodeSchema: (extension) => (extension.name === 'table' ? { tableRole: 'table' } : {}),
  addProseMirrorPlugins: () => [tableEditing()],
});

export const extensionsOf = (text: ForeignPictureText): Extensions => [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, autolink: false, protocols: ['mailto', 'tel'] },
  }),
  mark('superscript', 'sup'),
  mark('subscript', 'sub'),
  image.configure({ text }),
  table,
  row,
  cell('tableCell', 'td', 'cell'),
  cell('tableHeader', 'th', 'header_cell'),
];
