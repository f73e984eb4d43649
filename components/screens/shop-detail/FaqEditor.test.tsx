import { fireEvent, screen } from '@testing-library/react';
import { FormRoot } from '@/components/ui/form/FormRoot';
import { createFormModel } from '@/components/ui/form/form-model';
import { renderInView } from '@/components/ui/testing/render';
import { parseConfig, setConfig } from '@/lib/config/config';
import { FaqEditor } from './FaqEditor';

beforeEach(() => {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
});

test.each([
  ['上移问题 2', ['b', 'a', 'c']],
  ['下移问题 2', ['a', 'c', 'b']],
  ['上移问题 1', ['a', 'b', 'c']],
  ['下移问题 3', ['a', 'b', 'c']],
  ['删除问题 2', ['a', 'c']],
  ['添加问题', ['a', 'b', 'c', '']],
])('the button %s leaves the questions %j', (name, questions) => {
  const faq = ['a', 'b', 'c'].map((zh) => ({ question: { zh, en: '' }, answer: { zh: '', en: '' } }));
  const model = createFormModel<{ faq: typeof faq }>({ record: (values) => values, check: () => [] }, { faq }, 'draft');
  renderInView(
    <FormRoot form={{ formId: 'form', model }} label="FAQ">
      <FaqEditor />
    </FormRoot>,
  );
  fireEvent.click(screen.getByRole('button', { name }));
  expect(model.snapshot().values.faq.map(({ question }) => question.zh)).toEqual(questions);
});
