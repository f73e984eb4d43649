import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderInView } from '@/components/ui/testing/render';
import type { Material } from '@/lib/api/material';
import { setTransport } from '@/lib/api/request/transport';
import { startSession } from '@/lib/auth/session';
import { parseConfig, setConfig } from '@/lib/config/config';
import { RenameDialog } from './RenameDialog';

afterEach(() => setTransport(undefined));

test('a refused name stays, marked with the reason until it is changed; the same name sends nothing', async () => {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
  startSession('token');
  const sent: unknown[] = [];
  setTransport(async (input, init) => {
    sent.push(await new Request(input as Request, init).json());
    return Response.json({ code: 422, msg: '请检查', data: { errors: { name: '名称已被使用' } } });
  });
  const close = jest.fn();
  renderInView(<RenameDialog material={{ id: 'm1', name: 'pump.png' } as Material} onClose={close} />);
  const field = screen.getByRole('textbox');
  const isRed = () => field.getAttribute('aria-invalid') === 'true';
  const send = (name: string) => {
    fireEvent.change(field, { target: { value: name } });
    fireEvent.submit(field.closest('form')!);
  };
  expect(isRed()).toBe(false);
  send(' valve.png ');
  await waitFor(() => expect(field).toHaveAccessibleDescription('名称已被使用'));
  expect([sent, isRed()]).toEqual([[{ id: 'm1', name: 'valve.png' }], true]);
  send('pump.png');
  expect([sent.length, isRed(), close.mock.calls.length]).toEqual([1, false, 1]);
});
