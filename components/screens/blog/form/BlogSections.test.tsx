import { act, fireEvent, screen } from '@testing-library/react';
import { FormRoot } from '@/components/ui/form/FormRoot';
import { createFormModel } from '@/components/ui/form/form-model';
import { valueAt } from '@/components/ui/form/paths';
import { renderInView } from '@/components/ui/testing/render';
import type { Blog } from '@/lib/api/blog';
import { setTransport } from '@/lib/api/request/transport';
import { startSession } from '@/lib/auth/session';
import { parseConfig, setConfig } from '@/lib/config/config';
import { BlogSections } from './BlogSections';
import { toRecord, toValues } from './blog-values';

// Not a text field, and slow to render.
jest.mock('@/components/shared/rich-text/RichTextInput', () => ({ RichTextInput: () => null }));

const post = {
  ...{ id: 'b1', version: 1, status: 'draft', tags: [], productIds: [], content: {} },
  ...{ title: { zh: '怎么选泵', en: 'Choosing a pump' }, summary: 'In short', topic: 'Guides' },
  seo: { title: 'Pump guide', slug: 'pump-guide', description: 'Which pump for which flow' },
} as unknown as Blog;

beforeEach(() => {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
  startSession('token');
  setTransport(async () => Response.json({ code: 200, data: { list: [], total: 0 } }));
});
afterEach(() => setTransport(undefined));

test('each text field of a post shows its value of the record, and is sent under its name', async () => {
  const rules = { record: (values: ReturnType<typeof toValues>) => values, check: () => [] };
  const model = createFormModel(rules, toValues(post), 'draft');
  renderInView(
    <FormRoot form={{ formId: 'form', model }} label="post">
      <BlogSections />
    </FormRoot>,
  );
  const fields: [role: string, name: RegExp, path: string][] = [
    ['textbox', /^标题 中文/, 'title.zh'],
    ['textbox', /^标题 English/, 'title.en'],
    ['textbox', /^摘要/, 'summary'],
    ['combobox', /^主题/, 'topic'],
    ['textbox', /^搜索标题/, 'seo.title'],
    ['textbox', /^网址别名/, 'seo.slug'],
    ['textbox', /^搜索描述/, 'seo.description'],
  ];
  for (const [role, name, path] of fields) {
    const field = screen.getByRole(role, { name });
    expect([path, (field as HTMLInputElement).value]).toEqual([path, valueAt(post, path)]);
    await act(async () => fireEvent.change(field, { target: { value: `new ${path}` } }));
    const { record } = toRecord(model.snapshot().values, post);
    expect(valueAt(record, path)).toBe(`new ${path}`);
  }
});
