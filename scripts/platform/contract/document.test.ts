import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { INQUIRY_LIST } from '@/components/screens/inquiry/list/inquiry-list';
import { MATERIAL_LIST } from '@/components/screens/material/material-list';
import { QUESTION_LIST } from '@/components/screens/question/question-list';
import { REVIEW_LIST } from '@/components/screens/review/review-list';
import { STRENGTH_LIST } from '@/components/screens/strength/strength-list';
import { CALLS } from '@/lib/config/calls';
import { DESCRIBED_CALLS, openApi } from './document';
import { ENTITIES } from './entities';

const root = join(__dirname, '../../..');

test('every call of the contract is described, once', () => {
  const described = DESCRIBED_CALLS.map(({ path }) => path);
  expect(described.toSorted()).toEqual([...CALLS].toSorted());
});

test('the rows of every list are described as the record that they are', () => {
  const schemas = openApi().components.schemas as Record<string, { properties?: Record<string, { items?: object }> }>;
  for (const { name, kind } of ENTITIES) {
    if (kind === 'one') continue;
    const entity = name[0]!.toUpperCase() + name.slice(1);
    const rows = schemas[`${entity}GetListData`]?.properties?.list;
    expect(rows?.items).toEqual({ $ref: `#/components/schemas/${entity}` });
    expect(Object.keys(schemas[entity]?.properties ?? {})).toEqual(
      expect.arrayContaining(['id', 'version', 'createdAt', 'updatedAt']),
    );
  }
});

test('what the client reads instead of a missing field is not part of the contract', () => {
  const { schemas } = openApi().components;
  expect(JSON.stringify(schemas)).not.toContain('"default"');
  expect(JSON.stringify(schemas)).not.toContain('"~standard"');
});

const lists = {
  inquiry: INQUIRY_LIST,
  material: MATERIAL_LIST,
  question: QUESTION_LIST,
  review: REVIEW_LIST,
  shopResource: STRENGTH_LIST,
};
test.each(Object.entries(lists))('what the list of %s asks is described', (name, list) => {
  const { parameters } = openApi().paths[`/supplier/${name}/getList`]!.get as {
    parameters: { name?: string; schema?: { enum?: string[] } }[];
  };
  const named = parameters.map((parameter) => parameter.name);
  expect(named).toEqual(expect.arrayContaining(Object.keys(list.filters)));
  const sorts = parameters.find((parameter) => parameter.name === 'sort')?.schema?.enum;
  expect(sorts).toEqual(expect.arrayContaining([...list.sorts]));
});

test('the document is the same each time, and valid; one that is not is found', () => {
  const document = openApi();
  expect(JSON.stringify(openApi())).toBe(JSON.stringify(document));
  const broken = { ...document, paths: { '/publicKey': { get: { responses: 'none' } } } };
  // The validator is an ES module, which Jest's own world does not load.
  const script = `import { faultsOf } from './scripts/platform/openapi.mjs';
    import { readFileSync } from 'node:fs';
    for (const one of JSON.parse(readFileSync(0))) console.log((await faultsOf(one)) ? 'broken' : 'valid');`;
  const said = execFileSync('node', ['--input-type=module', '-e', script], {
    cwd: root,
    encoding: 'utf8',
    input: JSON.stringify([document, broken]),
  });
  expect(said.trim().split('\n')).toEqual(['valid', 'broken']);
});
