import { act, fireEvent, screen } from '@testing-library/react';
import { useRef } from 'react';
import { renderInView } from '@/components/ui/testing/render';
import { beginEachEmpty } from '@/components/ui/testing/session';
import { setTransport } from '@/lib/api/request/transport';
import { INQUIRY_LIMITS, type Inquiry } from '@/lib/api/inquiry-schema';
import { ReplyBox } from './ReplyBox';
import { useReply, type ReplyState } from './use-reply';

const inquiry = { id: '1', products: [], buyer: { name: 'Ahmed', timezone: '' } } as unknown as Inquiry;
const FILE = { name: 'Curve.pdf', url: 'files/curve.pdf', size: 10 };
beginEachEmpty();

function show(single = true) {
  const now: { reply?: ReplyState } = {};
  function Box() {
    now.reply = useReply('1', []);
    const text = useRef<HTMLTextAreaElement>(null);
    return (
      <ReplyBox
        inquiry={inquiry}
        reply={now.reply}
        text={text}
        single={single}
        onWrite={() => {}}
        onSent={jest.fn()}
        onLeave={jest.fn()}
      />
    );
  }
  renderInView(<Box />);
  return now;
}

test('it leaves the focus where it is, on a desk too', () => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  const main = document.body.appendChild(document.createElement('main'));
  main.tabIndex = -1;
  main.focus();
  show(false);
  expect(main).toHaveFocus();
  main.remove();
});

const EMPTY = /^输入内容或添加附件后即可回复$/;
const KEPT = /^本机草稿已保存/;
test.each([
  ['nothing', '', [], false, EMPTY],
  ['blanks', ' \n', [], false, EMPTY],
  ['a text', 'Thank you.', [], true, KEPT],
  ['files without a text', '', [FILE], true, KEPT],
  ['files and blanks', ' \n', [FILE], true, KEPT],
  ['too long a text', 'x'.repeat(INQUIRY_LIMITS.message + 1), [], false, /^最多/],
])('a reply of %s can be sent or says what it waits for', async (_, content, files, isReady, state) => {
  const now = show();
  await act(async () => {
    now.reply!.write(content);
    now.reply!.attach(files);
  });
  const send = screen.getByRole('button', { name: '回复' });
  expect(send.hasAttribute('disabled')).toBe(!isReady);
  expect(screen.getByRole('textbox', { name: '回复内容' })).toHaveAccessibleDescription(state);
});

const TEMPLATE = { version: 1, createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z' };
const LIST = [
  { ...TEMPLATE, id: '1', title: '首次回复', language: 'zh', content: '您好' },
  { ...TEMPLATE, id: '2', title: 'Follow-up', language: 'en', content: 'Dear {buyer}, any news?' },
  { ...TEMPLATE, id: '3', title: 'First reply', language: 'en', content: 'Dear {buyer}, thank you.' },
];
const box = () => screen.getByRole('textbox', { name: '回复内容' });
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const titles = async () => (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
const answerTemplates = () =>
  setTransport(() => Promise.resolve(Response.json({ code: 200, data: { list: LIST, total: 3 } })));

test('a slash in an empty box opens the templates: the buyer’s language first, then the last used; Enter takes one', async () => {
  answerTemplates();
  show();
  type('/');
  expect(await titles()).toEqual(['Follow-up', 'First reply', '首次回复 · 中文']);
  fireEvent.keyDown(box(), { key: 'ArrowDown' });
  expect(box()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: 'First reply' }).id);
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(box()).toHaveValue('Dear Ahmed, thank you.');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  type('');
  type('/');
  expect(await titles()).toEqual(['First reply', 'Follow-up', '首次回复 · 中文']);
  type('/news');
  expect(await titles()).toEqual(['Follow-up']);
});

test('Escape leaves the text as it was typed, and a slash within a text opens nothing', async () => {
  answerTemplates();
  show();
  type('/');
  await titles();
  fireEvent.keyDown(box(), { key: 'Escape' });
  expect(box()).toHaveValue('/');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  type('/2 pcs');
  type('1/');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});
