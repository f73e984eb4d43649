import { act, screen } from '@testing-library/react';
import { draftKey, writeDraft } from '@/components/ui/record/draft-store';
import { renderInView } from '@/components/ui/testing/render';
import { beginEachEmpty } from '@/components/ui/testing/session';
import { setTransport } from '@/lib/api/request/transport';
import { currentSession } from '@/lib/auth/session';
import { keepInquiry } from '@/lib/state/keep-answers';
import { FollowUps } from './FollowUps';

const TODAY = '2026-11-28';
beginEachEmpty();
beforeEach(() => void (currentSession().account = 'name:tester'));

const lines = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('what is not sent and what runs out is a line that opens its inquiry, without a request', () => {
  const send = jest.fn();
  setTransport(send);
  keepInquiry({ id: '7', number: 'INQ-7', buyer: 'Amal', validUntil: '2026-12-01' });
  keepInquiry({ id: '8', number: 'INQ-8', buyer: 'Ben' });
  const key = draftKey('name:tester', 'inquiry', '8');
  writeDraft(key, { at: '2026-11-28T08:00:00Z', values: { content: 'Dear Ben' } });
  renderInView(<FollowUps today={TODAY} />);
  expect(lines()).toEqual([
    ['给 Amal 的报价还有 3 天到期 · INQ-7', expect.stringMatching(/id=7$/)],
    ['给 Ben 的回复还没有发送 · INQ-8', expect.stringMatching(/id=8$/)],
  ]);
  expect(send).not.toHaveBeenCalled();
  act(() => {
    writeDraft(key, undefined);
    keepInquiry({ id: '7', number: 'INQ-7', buyer: 'Amal' });
  });
  expect(lines()).toEqual([]);
});

test('five lines are shown at first; a colleague at the same desk has his own', () => {
  for (const id of ['1', '2', '3', '4', '5', '6'])
    writeDraft(draftKey('name:tester', 'quotation', id), { at: '2026-11-28T08:00:00Z', values: {} });
  writeDraft(draftKey('li', 'quotation', '9'), { at: '2026-11-28T08:00:00Z', values: {} });
  renderInView(<FollowUps today={TODAY} />);
  expect(lines().map(([text]) => text)).toEqual(['1', '2', '3', '4', '5'].map((id) => `询盘 ${id} 的报价还没有发送`));
  act(() => screen.getByRole('button', { name: '还有 1 项' }).click());
  expect(lines()).toHaveLength(6);
});
