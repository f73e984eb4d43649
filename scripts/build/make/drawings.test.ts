import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawingModule } from './drawings.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'art-'));
  mkdirSync(join(folder, 'marks'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('takes what each file of a family draws, without its own gradients', () => {
  const gradient = '<linearGradient id="h-c"><stop offset="0" stop-color="#1c3c8a"/></linearGradient>';
  writeFileSync(
    join(folder, 'marks', 'bell.svg'),
    `<svg viewBox="0 0 96 96">\n  <defs>\n    ${gradient}\n  </defs>\n  <g>\n    <circle r="2" fill="url(#h-c)"/>\n  </g>\n</svg>\n`,
  );
  const [, drawings = ''] = /^export const DRAWINGS = ([^;]+);/m.exec(drawingModule(folder)) ?? [];
  expect(JSON.parse(drawings)).toEqual({ marks: { bell: "<g><circle r='2' fill='url(#h-c)'/></g>" } });
});

it('refuses a file that is no drawing', () => {
  writeFileSync(join(folder, 'marks', 'bell.svg'), '<html></html>');
  expect(() => drawingModule(folder)).toThrow('bell.svg is not an SVG');
});
