import { fireEvent, screen } from '@testing-library/react';
import { renderInView } from '@/components/ui/testing/render';
import type { ReplyState } from '../reply/use-reply';
import { UnsentItem } from './UnsentItem';

function show(unsure: boolean) {
  const drop = jest.fn();
  const unsent = {
    key: 'r',
    content: 'Thank you.',
    attachments: [],
    at: '',
    known: [],
    reason: '断线',
    unsure,
  } as const;
  const reply = { drop } as unknown as ReplyState;
  renderInView(<UnsentItem unsent={{ ...unsent, attachments: [], known: [], state: 'failed' }} reply={reply} />);
  fireEvent.click(screen.getByRole('button', { name: '删除' }));
  return drop;
}

test('deleting a reply that may have arrived asks, because the buyer may have it', async () => {
  const drop = show(true);
  expect(drop).not.toHaveBeenCalled();
  const dialog = await screen.findByRole('dialog', { name: '删除这条可能已发出的回复？' });
  expect(dialog).toHaveTextContent('买家可能已经收到');
  fireEvent.click(screen.getByRole('button', { name: '删除', hidden: false }));
  expect(drop).toHaveBeenCalledTimes(1);
});

test('one that the platform refused is deleted at once', () => {
  expect(show(false)).toHaveBeenCalledTimes(1);
});
