/** @jest-environment ./scripts/check/jest-env.ts */
import { Editor } from '@tiptap/core';
import { parseConfig, setConfig } from '@/lib/config/config';
import type { PictureParts } from './picture-node';
import { extensionsOf } from './rich-text-extensions';

test('a copied picture has a complete address for other programs, and the stored one for texts of this client', () => {
  const result = parseConfig({ baseURL: 'https://api.example.com' });
  if (result.ok) setConfig(result.config);
  const parts = { foreign: (host: string) => host, lacksAlt: () => '' } as unknown as PictureParts;
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: extensionsOf(() => parts),
    content: '<img src="files/1/a.png" alt="b">',
    injectCSS: false,
  });
  const { dom } = editor.view.serializeForClipboard(editor.state.doc.slice(0, editor.state.doc.content.size));
  const picture = dom.querySelector('img')!;
  expect(picture.src).toMatch(/^https?:\/\/.*\/files\/1\/a\.png$/);
  expect(picture.dataset.src).toBe('files/1/a.png');
  editor.destroy();
});
