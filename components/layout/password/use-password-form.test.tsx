import { act, renderHook, waitFor } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { MESSAGES } from '@/components/ui/testing/messages';
import { testClient } from '@/components/ui/testing/render';
import { setTransport } from '@/lib/api/request/transport';
import { startSession } from '@/lib/auth/session';
import { parseConfig, setConfig } from '@/lib/config/config';
import { messagesAtom } from '@/lib/state/messages';
import { store } from '@/lib/state/store';
import { FrameContext, type FrameData } from '../frame-context';
import { usePasswordForm } from './use-password-form';

afterEach(() => setTransport(undefined));

test('of what the platform refuses everything is said, beside its field and for one that the form does not have', async () => {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
  startSession('token');
  store.set(messagesAtom, []);
  const errors = { password: '太简单', captcha: '请先验证' };
  setTransport(async () => Response.json({ code: 422, msg: '请检查', data: { errors } }));
  const endSession = jest.fn();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <NextIntlClientProvider locale="zh" messages={MESSAGES.zh} timeZone="UTC">
      <QueryClientProvider client={testClient()}>
        <FrameContext value={{ endSession } as unknown as FrameData}>{children}</FrameContext>
      </QueryClientProvider>
    </NextIntlClientProvider>
  );
  const { result } = renderHook(() => usePasswordForm(() => undefined), { wrapper });
  act(() => result.current.form.model.fill({ password: 'harbour-9', confirm_password: 'harbour-9' }));
  act(() => result.current.submit());
  await waitFor(() => expect(store.get(messagesAtom)).toHaveLength(1));
  expect(store.get(messagesAtom)[0]!.error).toMatchObject({ fields: errors });
  expect(result.current.form.model.snapshot().issues).toEqual([{ path: 'password', text: '太简单' }]);
  expect(endSession).not.toHaveBeenCalled();
});
