import { act, screen } from '@testing-library/react';
import { renderInView } from '@/components/ui/testing/render';
import { beginEachEmpty } from '@/components/ui/testing/session';
import { INQUIRY_LIMITS, type Inquiry } from '@/lib/api/inquiry-schema';
import { ReplyBox } from './ReplyBox';
import { useReply, type ReplyState } from './use-reply';

const inquiry = { id: '1', buyer: { name: 'Ahmed', timezone: '' } } as Inquiry;
const FILE = { name: 'Curve.pdf', url: 'files/curve.pdf', size: 10 };
beginEachEmpty();

function show(single = true) {
  const now: { reply?: ReplyState } = {};
  function Box() {
    now.reply = useReply('1', []);
    return <ReplyBox inquiry={inquiry} reply={now.reply} single={single} onSent={jest.fn()} onLeave={jest.fn()} />;
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
