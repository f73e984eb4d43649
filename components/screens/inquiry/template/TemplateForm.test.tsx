import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInView } from '@/components/ui/testing/render';
import { setTransport } from '@/lib/api/request/transport';
import type { ReplyTemplate } from '@/lib/api/reply-template';
import { startSession } from '@/lib/auth/session';
import { parseConfig, setConfig } from '@/lib/config/config';
import { TemplateForm } from './TemplateForm';

const at = '2026-11-01T00:00:00Z';
const template = {
  ...{ id: '1', version: 1, createdAt: at, updatedAt: at, title: 'Hello', language: 'en', content: 'Dear' },
} as ReplyTemplate;

afterEach(() => setTransport(undefined));

test('a refusal for a field that the form does not have is said in a live region, and nothing typed is lost', async () => {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
  startSession('token');
  setTransport(async () => Response.json({ code: 422, msg: '请检查', data: { errors: { folder: '模板已满' } } }));
  const onDone = jest.fn();
  renderInView(<TemplateForm template={template} onDone={onDone} />);
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: /标题|名称/ }), ' you');
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('模板已满');
  expect(screen.getByRole('textbox', { name: /标题|名称/ })).toHaveValue('Hello you');
  expect(onDone).not.toHaveBeenCalled();
});
