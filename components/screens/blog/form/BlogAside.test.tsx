import { screen } from '@testing-library/react';
import { FormRoot } from '@/components/ui/form/FormRoot';
import { useRecordForm } from '@/components/ui/form/use-record-form';
import { renderInView } from '@/components/ui/testing/render';
import type { Blog } from '@/lib/api/blog';
import { BlogAside } from './BlogAside';
import { useFieldLabel } from './blog-labels';
import { toValues } from './blog-values';

const blogOf = (status: Blog['status']): Blog => ({
  ...{ id: 'b1', version: 1, createdAt: '2026-01-05T02:00:00Z', updatedAt: '2026-01-05T02:00:00Z' },
  ...{ title: { zh: '怎么选泵' }, content: { zh: '' }, summary: '', tags: [], productIds: [] },
  ...{ status, publishAt: '2026-05-01T01:00:00Z', stats: { views: 9, likes: 1, comments: 0 } },
});

function show(blog: Blog) {
  const seen: { labelOf?: (path: string) => string } = {};
  function Form() {
    const rules = { record: (values: object) => values, check: () => [] };
    const form = useRecordForm({ values: toValues(blog), level: 'draft', rules });
    seen.labelOf = useFieldLabel();
    return (
      <FormRoot form={form} label="form">
        <BlogAside blog={blog} />
      </FormRoot>
    );
  }
  renderInView(<Form />);
  return seen.labelOf!;
}

test.each([
  ['draft', false],
  ['scheduled', false],
  ['published', true],
  ['hidden', false],
] as const)('the time of a %s post cannot be changed: %s', (status, isFixed) => {
  show(blogOf(status));
  expect(screen.getByLabelText<HTMLInputElement>('发布时间').disabled).toBe(isFixed);
});

test.each([
  ['先算扬程', '先算扬程'],
  ['  ', '看流量'],
])('the preview begins with the summary %j, or else with the text', (summary, lead) => {
  show({ ...blogOf('draft'), summary, content: { zh: '<p>看流量</p>' } });
  expect(screen.getByRole('region', { name: '买家视角' })).toHaveTextContent(`买家视角中文怎么选泵${lead}`);
});

test.each([
  [{ topic: ' 选型指南 ', publishAt: '2026-05-01T01:00:00Z' }, '看流量选型指南 · 2026/05/01 · 阅读约 1 分钟'],
  [{ topic: '', publishAt: undefined }, '看流量阅读约 1 分钟'],
  [{ publishAt: 'soon' }, '看流量阅读约 1 分钟'],
])('the preview of %j ends with the facts there are', (change, end) => {
  show({ ...blogOf('draft'), content: { zh: '<p>看流量</p>' }, ...change });
  expect(screen.getByRole('region', { name: '买家视角' }).textContent).toMatch(new RegExp(`${end}$`));
});

test('a field is named with its language, one of a list as the list', () => {
  const labelOf = show(blogOf('draft'));
  expect(['title.zh', 'title.en', 'productIds.3', 'summary', 'other'].map(labelOf)).toEqual([
    '标题 中文',
    '标题 English',
    '产品',
    '摘要',
    'other',
  ]);
});
