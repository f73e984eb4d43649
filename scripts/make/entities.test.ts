import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entityModule } from './entities.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'api-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('names every entity that a file of the folder has an api for', () => {
  writeFileSync(join(folder, 'coupon.ts'), "export const couponApi = entityApi('coupon', couponSchema);");
  writeFileSync(join(folder, 'blog.ts'), "// entityApi('draft')\nconst { list } = entityApi(\n  'blog', schema, []);");
  writeFileSync(join(folder, 'blog.test.ts'), "entityApi('tested', schema);");
  expect(entityModule(folder)).toContain('export const ENTITIES = ["blog","coupon"];');
});

it('refuses a name that it cannot read', () => {
  writeFileSync(join(folder, 'coupon.ts'), 'export const couponApi = entityApi(NAME, couponSchema);');
  expect(() => entityModule(folder)).toThrow('coupon.ts: the entity is not named by a plain text');
});
