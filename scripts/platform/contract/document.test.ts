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
import { examplesOf, type Examples } from './examples';
import { answerChecker } from '../conform/answer-check';

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

interface Node {
  description?: string;
  properties?: Record<string, Node>;
}

/** The path of each property without a description. */
function silentIn(node: unknown, path = ''): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { properties } = node as Node;
  const fields = typeof properties === 'object' ? Object.entries(properties) : [];
  const own = fields.flatMap(([name, { description }]) => (description?.trim() ? [] : [`${path}.${name}`]));
  return [...own, ...Object.entries(node).flatMap(([name, inside]) => silentIn(inside, `${path}.${name}`))];
}

test('every field of the document says what it means', () => {
  expect(silentIn(openApi())).toEqual([]);
  // Where it is nested, it is found too.
  expect(silentIn({ a: { anyOf: [{ properties: { b: { type: 'string' } } }] } })).toEqual(['.a.anyOf.0.b']);
});

test('a meaning is that of the nearest place that says one', () => {
  const schemas = openApi().components.schemas as Record<string, Node>;
  const meaning = (name: string, field: string) => schemas[name]?.properties?.[field]?.description;
  expect(meaning('Product', 'title')).toMatch(/128 characters/);
  expect(meaning('Product', 'seo')).toBe(meaning('Blog', 'seo'));
  expect(meaning('ShopCategoryNode', 'name')).toBe(meaning('Classify', 'name'));
  expect(meaning('Seo', 'title')).toMatch(/Title of the page/);
});

describe('examples', () => {
  let examples: Examples;
  beforeAll(async () => {
    examples = await examplesOf();
  });

  test('each call has an answer, and each body one; all fit the document', () => {
    const checker = answerChecker();
    for (const { path, body } of DESCRIBED_CALLS) {
      expect([path, checker.success(path, examples.answers.get(path))]).toEqual([path, undefined]);
      if (body && body !== 'file')
        expect([path, checker.body(path, examples.bodies.get(path))]).toEqual([path, undefined]);
    }
    // The stale record is a reply template, the first that is changed twice.
    for (const refused of examples.refusals.values())
      expect(checker.answer('/supplier/replyTemplate/doEdit', refused)).toBeUndefined();
  });

  test('they are the same each time', async () => {
    expect(JSON.stringify(openApi(await examplesOf()))).toBe(JSON.stringify(openApi(examples)));
  });

  test('they are shown with their calls and with the refusals that many calls share', () => {
    const document = openApi(examples);
    const text = JSON.stringify(document.paths['/supplier/product/getDetail']);
    expect(text).toContain(JSON.stringify(examples.answers.get('/supplier/product/getDetail')));
    expect(JSON.stringify(document.components.responses.Stale)).toContain(JSON.stringify(examples.refusals.get(409)));
  });
});

test('each call has the refusals that it may meet, defined once', () => {
  const { paths, components } = openApi();
  for (const { path, method, open, body, conflict } of DESCRIBED_CALLS) {
    const { 200: _success, ...refused } = (paths[path]![method] as { responses: Record<string, { $ref: string }> })
      .responses;
    const codes = [400, ...(open ? [] : [401, 403]), 404, ...(conflict ? [409] : []), ...(body ? [413, 422] : []), 429];
    expect([path, ...Object.keys(refused)]).toEqual([path, ...codes.map(String), 'default']);
    for (const { $ref } of Object.values(refused))
      expect(Object.keys(components.responses)).toContain($ref.split('/').at(-1));
  }
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
