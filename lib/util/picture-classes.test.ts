import { readFileSync } from 'node:fs';
import { PICTURE_LOOK } from './picture-classes';

test('the style sheet of the buyer view, which is loaded alone, gives pictures the same size and alignment', () => {
  const sheet = readFileSync('public/buyer-view.css', 'utf8');
  const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  for (const [selector, look] of Object.entries(PICTURE_LOOK).filter(([name]) => name.startsWith('& .'))) {
    const [[name, value] = []] = Object.entries(look);
    expect(sheet).toContain(`.text ${selector.slice(2)} {\n  ${kebab(name!)}: ${value};\n}`);
  }
});
