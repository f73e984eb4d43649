import { readFileSync } from 'node:fs';
import type { PictureAlign, PictureSize } from './picture-classes';

const DRAWN: readonly (PictureAlign | PictureSize)[] = ['small', 'medium', 'full', 'center', 'end'];

test.each(DRAWN)(
  'the style sheet of the buyer view, which is loaded alone, draws pictures as the client does: %s',
  (name) => {
    const look = (file: string, selector: string) => {
      const text = readFileSync(file, 'utf8').replace(/^ +/gm, '');
      const at = text.indexOf(`${selector} {`);
      expect(at).toBeGreaterThan(-1);
      return text.slice(text.indexOf('{', at), text.indexOf('}', at));
    };
    expect(look('public/buyer-view.css', `.text .picture-${name}`)).toBe(
      look('components/ui/feedback/html/pictures.module.css', `.pictures :global(.picture-${name})`),
    );
  },
);
