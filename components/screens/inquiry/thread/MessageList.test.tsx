import { fireEvent, screen } from '@testing-library/react';
import { createRef } from 'react';
import { renderInView } from '@/components/ui/testing/render';
import type { Inquiry, Message } from '@/lib/api/inquiry-schema';
import type { ReplyState } from '../reply/use-reply';
import { MessageList } from './MessageList';
import type { Thread } from './use-thread';

const messagesTo = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    id: String(n + 1),
    from: 'system',
    content: `Message ${n + 1}`,
    at: '2026-11-20T08:00:00Z',
    attachments: [],
  })) as unknown as Message[];
const COUNT = 250;

const inquiry = { id: '1', buyer: { name: 'Ahmed', timezone: 'UTC' } } as Inquiry;
const reply = { box: { unsent: [] } } as unknown as ReplyState;

function show(hasNextPage: boolean) {
  const fetchNextPage = jest.fn();
  const messages = { hasNextPage, isFetchingNextPage: false, fetchNextPage, isPending: false, error: null };
  const listOf = (count: number) => {
    const ordered = messagesTo(count);
    const thread = { inquiry, ordered, newest: ordered.at(-1), messages } as unknown as Thread;
    return (
      <MessageList
        scroller={createRef()}
        inquiry={inquiry}
        thread={thread}
        reply={reply}
        onNext={() => {}}
        onArrive={undefined}
      />
    );
  };
  const { rerender } = renderInView(listOf(COUNT));
  return { fetchNextPage, arrive: () => rerender(listOf(COUNT + 1)) };
}
const said = () => screen.getAllByText(/^Message \d+$/).map((one) => Number(one.textContent?.slice('Message '.length)));
const earlier = () => screen.queryByRole('button', { name: '加载更早的消息' });

it('renders the newest messages of hundreds, and earlier ones with each step back, before it asks for more', () => {
  const { fetchNextPage } = show(true);
  expect([said().length, said().at(0), said().at(-1)]).toEqual([100, 151, 250]);
  for (const count of [200, 250]) {
    fireEvent.click(earlier()!);
    expect(said()).toHaveLength(count);
  }
  expect(fetchNextPage).not.toHaveBeenCalled();
  fireEvent.click(earlier()!);
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
});

it('offers earlier ones until all that there are have been rendered', () => {
  show(false);
  fireEvent.click(earlier()!);
  fireEvent.click(earlier()!);
  expect(said()[0]).toBe(1);
  expect(earlier()).not.toBeInTheDocument();
});

it('keeps the oldest rendered message when one arrives', () => {
  const { arrive } = show(false);
  arrive();
  expect([said().at(0), said().at(-1)]).toEqual([COUNT - 99, COUNT + 1]);
});
