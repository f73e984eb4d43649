import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '@/components/ui/testing/render';
import { setTransport } from '@/lib/api/request/transport';
import type { Material } from '@/lib/api/material';
import { parseConfig, setConfig } from '@/lib/config/config';
import { useMaterialActions } from './use-material-actions';
import { messagesAtom } from '@/lib/state/messages';
import { store } from '@/lib/state/store';

const MATERIAL = { id: '7', name: 'a.png', usedBy: [] } as unknown as Material;

function Actions() {
  const actions = useMaterialActions(jest.fn(), jest.fn());
  return (
    <>
      <button onClick={() => actions.remove([MATERIAL])}>delete</button>
      <button onClick={() => actions.remove([MATERIAL], true)}>force</button>
      <p>{actions.dialog?.kind ?? 'no dialog'}</p>
    </>
  );
}

test('a platform that refuses a used file asks first; where it refuses again, its words are shown', async () => {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
  const usedBy = [{ kind: 'product', id: '1', title: 'Pump' }];
  setTransport(() => Promise.resolve(Response.json({ code: 409, msg: '文件使用中', data: { usedBy } })));
  const user = userEvent.setup();
  renderScreen(<Actions />);
  await user.click(screen.getByRole('button', { name: 'delete' }));
  await screen.findByText('used');
  expect(store.get(messagesAtom)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'force' }));
  await screen.findByText('used');
  expect(store.get(messagesAtom)).toMatchObject([{ kind: 'error', error: { message: '文件使用中' } }]);
  setTransport(undefined);
});
