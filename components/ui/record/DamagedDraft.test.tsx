import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInView } from '@/components/ui/testing/render';
import { DamagedDraft } from './DamagedDraft';
import { draftKey, readDraft, writeDraft } from './draft-store';

const KEY = draftKey('name:tester', 'inquiry-note', '7');
const asText = (stored: unknown) => (typeof stored === 'string' ? stored : undefined);

test.each([
  ['not JSON', '{"at":"2026-10-14","values":"写了一半'],
  ['another shape', '{"at":"2026-10-14T02:00:00Z","values":{"text":"写了一半"}}'],
])(
  'what a box kept and cannot read (%s) is offered as text, stays beside what is typed, and goes on demand',
  async (_, stored) => {
    localStorage.setItem(KEY, stored);
    renderInView(<DamagedDraft draftKey={KEY} revive={asText} />);
    const notice = await screen.findByRole('region', { name: '无法读取的草稿' });
    expect(notice).toHaveTextContent('写了一半');
    writeDraft(KEY, { at: '2026-10-14T03:00:00Z', values: '新的' }, asText);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: '丢弃草稿' }));
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    expect(localStorage.getItem(KEY)).not.toContain('写了一半');
    expect(readDraft(KEY, asText)?.values).toBe('新的');
  },
);
