/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GALLERY, screenOf } from '@/lib/router/screens';
import { importedFiles, sourceFiles } from '@/scripts/check/lint/imports.mjs';

const root = join(__dirname, '../../..');
const GALLERY_FOLDER = 'components/screens/gallery/';
const TABLE = 'components/layout/views/screen-table.tsx';
const files: ReadonlySet<string> = sourceFiles(['app', 'components', 'lib']);
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const isOurs = (file: string) => file.startsWith(GALLERY_FOLDER);
const own = [...files].filter(isOurs);

test('each file that a sample names exists', () => {
  const named = own.flatMap((file) =>
    [...read(file).matchAll(/'((?:components|lib)\/[\w./-]+\.tsx?)'/g)].map(([, path = '']) => path),
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('nothing outside of it imports it, except the table of screens, which does so when one is opened', () => {
  const others = [...files].filter((file) => !isOurs(file) && !/\.test\.tsx?$/.test(file));
  const importing = (later: boolean) =>
    others.filter((file) => importedFiles(file, read(file), files, { later }).some(isOurs));
  expect(importing(false)).toEqual([]);
  expect(importing(true)).toEqual([TABLE]);
});

test('its screens read its texts, and no other screen names them', () => {
  expect(Object.values(GALLERY).filter(({ namespaces }) => !([...namespaces] as string[]).includes('gallery'))).toEqual(
    [],
  );
  const using = [...files].filter((file) =>
    /useTranslations\('gallery|messageFile\(locale, 'gallery'/.test(read(file)),
  );
  expect(using.filter((file) => !isOurs(file))).toEqual(['app/gallery.ts']);
});

test.each([
  ['@/views/index/workbench', 'galleryWorkbench'],
  ['@/views/vab/icon/remixIcon', 'galleryIcons'],
  ['@/views/vab/table/comprehensiveTable/index.vue', 'galleryTable'],
  ['vab/form/stepForm', 'galleryForm'],
  ['@/views/vab/editor/richTextEditor', 'galleryEditor'],
  ['@/views/vab/permission', 'galleryRights'],
  ['@/views/vab/errorLog', 'galleryErrors'],
  ['@/views/vab/loading/index', 'galleryMasks'],
  ['@/views/other/dynamicSegment/test1', 'gallerySegment'],
  ['@/views/other/dynamicSegment/test2', 'gallerySegment'],
  ['@/views/other/drag/dialogDrag', 'galleryDrag'],
  ['@/views/other/excel/exportExcel', 'galleryExcel'],
  ['@/views/vab/chart/index', 'unknown'],
])('a platform’s %s is %s', (component, name) => expect(screenOf(component)).toBe(name));
