import { fireEvent, screen } from '@testing-library/react';
import { renderInView } from '@/components/ui/testing/render';
import { beginEachEmpty } from '@/components/ui/testing/session';
import { INQUIRY_LIMITS, type Inquiry } from '@/lib/api/inquiry-schema';
import { TagDialog } from './TagDialog';

beginEachEmpty();

const labels = (count: number) => Array.from({ length: count }, (_, at) => `label ${at}`);
const full = labels(INQUIRY_LIMITS.tags);
const oneLess = labels(INQUIRY_LIMITS.tags - 1);
const tooMany = `每条询盘最多 ${INQUIRY_LIMITS.tags} 个标签。`;
const tooLong = `每个标签最多 ${INQUIRY_LIMITS.tag} 个字符。`;

/** The dialog for inquiries with these labels; `chosen` gets those of each when it is confirmed. */
function open(tags: string[][]) {
  const rows = tags.map((own, at) => ({ id: String(at), number: `INQ-${at}`, tags: own }) as Inquiry);
  const chosen = jest.fn();
  renderInView(<TagDialog rows={rows} onDone={(next) => chosen(rows.map(next))} onClose={() => {}} />);
  return chosen;
}
const field = () => screen.getByRole('textbox', { name: '新标签' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const button = (name: string) => screen.getByRole('button', { name });

test.each([
  ['one label too many', [full], 'new', tooMany],
  ['one too many for one of several inquiries', [[], full], 'new', tooMany],
  ['a label that is too long', [[]], 'x'.repeat(INQUIRY_LIMITS.tag + 1), tooLong],
])('%s is refused while it is typed, before it is added', (_, tags, text, reason) => {
  const chosen = open(tags);
  type(text);
  expect(screen.getByRole('status')).toHaveTextContent(reason);
  expect(field()).toBeInvalid();
  expect(button('添加')).toBeDisabled();
  fireEvent.submit(field());
  fireEvent.click(button('确定'));
  expect(chosen).not.toHaveBeenCalled();
  type('');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(button('确定')).toBeEnabled();
});

test.each([
  ['the last possible label', oneLess, 'new', [...oneLess, 'new']],
  ['a label that it has already', full, 'label 0', full],
  ['a label of the greatest length', [], 'x'.repeat(INQUIRY_LIMITS.tag), ['x'.repeat(INQUIRY_LIMITS.tag)]],
])('%s is accepted without being added first', (_, tags, text, expected) => {
  const chosen = open([tags]);
  type(text);
  fireEvent.click(button('确定'));
  expect(chosen).toHaveBeenCalledWith([expected]);
});
