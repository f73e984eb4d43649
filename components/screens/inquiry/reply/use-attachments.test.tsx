import { act, screen, within } from '@testing-library/react';
import { renderInView } from '@/components/ui/testing/render';
import { beginEachEmpty } from '@/components/ui/testing/session';
import { INQUIRY_LIMITS } from '@/lib/api/inquiry-schema';
import { setTransport } from '@/lib/api/request/transport';
import { LibraryAttach } from './LibraryAttach';
import { ReplyFiles } from './ReplyFiles';
import { useAttachments, type Attachments } from './use-attachments';
import { useReply, type ReplyState } from './use-reply';

const MAX = INQUIRY_LIMITS.attachments;
beginEachEmpty();

test('files that are being sent count towards the limit, whether files or the library are chosen next', async () => {
  // No upload ends.
  setTransport(() => new Promise(() => {}));
  const now: { reply?: ReplyState; files?: Attachments } = {};
  function Box() {
    now.reply = useReply('1', []);
    now.files = useAttachments('1', now.reply);
    return (
      <>
        <LibraryAttach reply={now.reply} remaining={now.files.remaining} />
        <ReplyFiles reply={now.reply} files={now.files} />
      </>
    );
  }
  renderInView(<Box />);
  let number = 0;
  const choose = (count: number) =>
    act(async () => now.files!.add(Array.from({ length: count }, () => new File(['x'], `${(number += 1)}.txt`))));
  const library = screen.getByRole('button', { name: '素材库' });
  await act(async () => now.reply!.attach([{ name: 'Curve.pdf', url: 'files/curve.pdf', size: 10 }]));
  await choose(MAX - 3);
  expect(library).toBeEnabled();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await choose(5);
  expect(within(screen.getByRole('list', { name: '附件' })).getAllByRole('listitem')).toHaveLength(MAX);
  expect(screen.getByRole('status')).toHaveTextContent(`最多 ${MAX} 个附件，另有 3 个未添加。`);
  expect(library).toBeDisabled();
});
