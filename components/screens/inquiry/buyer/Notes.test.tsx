import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderInView } from '@/components/ui/testing/render';
import type { Inquiry } from '@/lib/api/inquiry-schema';
import { setTransport } from '@/lib/api/request/transport';
import { startSession } from '@/lib/auth/session';
import { parseConfig, setConfig } from '@/lib/config/config';
import { Notes } from './Notes';

beforeEach(() => {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
  startSession('notes');
});
afterEach(() => setTransport(undefined));

test('a note that the platform refuses is said so, and can be added again as it is', async () => {
  const answers = [
    { code: 422, data: { errors: { content: '含有禁用词' } } },
    { code: 200, data: null },
  ];
  setTransport(() => Promise.resolve(Response.json(answers.shift())));
  renderInView(<Notes inquiry={{ id: '1', notes: [] } as unknown as Inquiry} mayEdit />);
  const field = screen.getByRole('textbox', { name: '备注内容' });
  fireEvent.change(field, { target: { value: '老客户介绍' } });
  const add = () => fireEvent.click(screen.getByRole('button', { name: '添加备注' }));
  add();
  expect(await screen.findByRole('alert')).toHaveTextContent('含有禁用词');
  expect(field).toHaveAccessibleDescription('含有禁用词');
  expect(field).toHaveValue('老客户介绍');
  add();
  await waitFor(() => expect(field).toHaveValue(''));
});
