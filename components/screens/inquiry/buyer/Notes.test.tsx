import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInView } from '@/components/ui/testing/render';
import type { Inquiry } from '@/lib/api/inquiry-schema';
import { setTransport } from '@/lib/api/request/transport';
import { startSession } from '@/lib/auth/session';
import { parseConfig, setConfig } from '@/lib/config/config';
import { Notes } from './Notes';

test('what is typed while a note is sent stays in its field', async () => {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
  startSession('notes');
  let answer = () => {};
  setTransport(async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    return Response.json({ code: 200, data: null });
  });
  const user = userEvent.setup();
  renderInView(<Notes inquiry={{ id: '7', notes: [] } as unknown as Inquiry} mayEdit />);
  const field = screen.getByRole('textbox', { name: '备注内容' });
  await user.type(field, 'first');
  await user.click(screen.getByRole('button', { name: '添加备注' }));
  await user.type(field, ', second');
  await act(async () => answer());
  await waitFor(() => expect(screen.getByRole('button', { name: '添加备注' })).toBeEnabled());
  expect(field).toHaveValue('first, second');
  setTransport(undefined);
});
