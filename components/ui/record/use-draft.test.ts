/** @jest-environment ./scripts/check/jest-env.ts */
import { act, renderHook } from '@testing-library/react';
import { currentSession, startSession } from '@/lib/auth/session';
import { draftKey } from './draft-store';
import { createFormModel } from '../form/form-model';
import { useDraft } from './use-draft';

interface Values {
  name: string;
}
const revive = (stored: unknown): Values | undefined =>
  typeof (stored as Values | undefined)?.name === 'string' ? { name: (stored as Values).name } : undefined;
const newModel = () =>
  createFormModel<Values>({ record: (values) => values, check: () => [] }, { name: 'old' }, 'draft');

function setup({ account = 'acme', id = '7', version = 3, clientId = undefined as string | undefined } = {}) {
  const model = newModel();
  const fill = jest.fn((values: Values) => model.fill(values));
  const identify = jest.fn();
  const hook = renderHook(() =>
    useDraft<Values>({
      account,
      form: 'product',
      id,
      version,
      clientId,
      model,
      revive,
      differs: ({ name }) => name !== 'old',
      fill,
      identify,
    }),
  );
  const type = (name: string) => act(() => model.fill({ name }));
  return { model, fill, identify, hook, type };
}
const key = draftKey('acme', 'product', '7');
const stored = () => JSON.parse(localStorage.getItem(key) ?? '[]') as { values: Values; version: number }[];
/** Advances the clock until the draft has been stored. */
const rest = () => act(() => void jest.advanceTimersByTime(300));

beforeEach(() => {
  jest.useFakeTimers();
  // What the session before has typed would come back into a storage that is cleared.
  act(() => currentSession().end('logout'));
  startSession();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

test('typing is kept a moment later, with its version, and no more than once for a burst', () => {
  const { type, hook } = setup();
  const set = jest.spyOn(Storage.prototype, 'setItem');
  type('n');
  type('ne');
  type('new');
  act(() => void jest.advanceTimersByTime(299));
  expect(stored()).toEqual([]);
  act(() => void jest.advanceTimersByTime(1));
  expect(stored()).toMatchObject([{ values: { name: 'new' }, version: 3 }]);
  expect(set.mock.calls.filter(([name]) => name === key)).toHaveLength(1);
  expect(hook.result.current.keptAt).toBeInstanceOf(Date);
});

test('the identity of a record to be is kept, and given back with what was typed', () => {
  const first = setup({ clientId: 'c-1' });
  first.type('new');
  first.hook.unmount();
  const again = setup({ clientId: 'c-2', version: 5 });
  again.type('typed over it');
  act(() => again.hook.result.current.restore());
  expect(again.fill).toHaveBeenLastCalledWith({ name: 'new' }, 3);
  expect(again.identify).toHaveBeenLastCalledWith('c-1');
  // The draft replaced by the restored one is still offered.
  act(() => again.hook.result.current.restore());
  expect(again.fill).toHaveBeenLastCalledWith({ name: 'typed over it' }, 5);
  expect(again.identify).toHaveBeenLastCalledWith('c-2');
});

test('what comes back by itself after a session end keeps the identity of its record to be', () => {
  const first = setup({ clientId: 'c-1' });
  first.type('sent, answer lost');
  rest();
  act(() => currentSession().end('ended'));
  first.hook.unmount();
  startSession();
  const again = setup({ clientId: 'c-2' });
  expect(again.fill).toHaveBeenCalledWith({ name: 'sent, answer lost' }, 3);
  expect(again.identify).toHaveBeenLastCalledWith('c-1');
});

test('what is taken back after the form was closed is offered when it is opened again', () => {
  const first = setup();
  first.type('discarded');
  first.type('old');
  act(() => first.hook.result.current.clear());
  first.hook.unmount();
  expect(stored()).toEqual([]);
  first.hook.result.current.keep({ name: 'discarded' });
  const again = setup();
  expect(again.hook.result.current.offeredAt).toBeInstanceOf(Date);
  act(() => again.hook.result.current.restore());
  expect(again.fill).toHaveBeenLastCalledWith({ name: 'discarded' }, 3);
});

test('leaving the page or the view keeps at once', () => {
  const first = setup();
  first.type('page');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(stored()).toMatchObject([{ values: { name: 'page' } }]);
  first.type('view');
  first.hook.unmount();
  expect(stored()).toMatchObject([{ values: { name: 'view' } }]);
});

test('typed back to what is saved, nothing is kept', () => {
  const { type } = setup();
  type('new');
  act(() => void jest.advanceTimersByTime(300));
  type('old');
  act(() => void jest.advanceTimersByTime(300));
  expect(localStorage.getItem(key)).toBeNull();
});

test('a draft is offered on return, restored with the version that it was based on, or discarded', () => {
  setup().type('new');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  const again = setup({ version: 5 });
  expect(again.hook.result.current.offeredAt).toBeInstanceOf(Date);
  expect(again.fill).not.toHaveBeenCalled();
  act(() => again.hook.result.current.restore());
  expect(again.fill).toHaveBeenCalledWith({ name: 'new' }, 3);
  expect(again.hook.result.current.offeredAt).toBeUndefined();

  const third = setup();
  act(() => third.hook.result.current.discard());
  expect(localStorage.getItem(key)).toBeNull();
});

test('typing over an offer that is not decided keeps both', () => {
  setup().type('first');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  const again = setup();
  again.type('second');
  act(() => void jest.advanceTimersByTime(300));
  expect(stored()).toMatchObject([{ values: { name: 'second' } }, { values: { name: 'first' } }]);
  const third = setup();
  act(() => third.hook.result.current.discard());
  act(() => third.hook.result.current.restore());
  expect(third.fill).toHaveBeenCalledWith({ name: 'first' }, 3);
});

test('taking up an offer over typed text offers that text in its place, also after a reload', () => {
  setup().type('first');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  const again = setup();
  again.type('second');
  rest();
  act(() => again.hook.result.current.restore());
  expect(again.model.snapshot().values).toEqual({ name: 'first' });
  rest();
  expect(stored()).toMatchObject([{ values: { name: 'first' } }, { values: { name: 'second' } }]);
  expect(again.hook.result.current.offeredAt).toBeInstanceOf(Date);
  act(() => again.hook.result.current.restore());
  expect(again.model.snapshot().values).toEqual({ name: 'second' });
  act(() => again.hook.result.current.discard());
  rest();
  expect(stored()).toMatchObject([{ values: { name: 'second' } }]);
});

describe('two windows over one record', () => {
  test('neither writes over what the other one keeps; the last typed is offered first', () => {
    const [one, two] = [setup(), setup()];
    one.type('one');
    rest();
    two.type('two');
    rest();
    one.type('one more');
    rest();
    expect(stored()).toMatchObject([{ values: { name: 'one more' } }, { values: { name: 'two' } }]);
    const again = setup();
    act(() => again.hook.result.current.discard());
    expect(again.hook.result.current.offeredAt).toBeInstanceOf(Date);
    act(() => again.hook.result.current.restore());
    expect(again.fill).toHaveBeenCalledWith({ name: 'two' }, 3);
  });

  test('a save clears its own; what the other one typed is offered on return', () => {
    const [one, two] = [setup(), setup()];
    one.type('one');
    two.type('two');
    rest();
    act(() => one.hook.result.current.clear());
    expect(one.hook.result.current.offeredAt).toBeUndefined();
    expect(stored()).toMatchObject([{ values: { name: 'two' } }]);
    one.type('old');
    rest();
    expect(stored()).toMatchObject([{ values: { name: 'two' } }]);
  });

  test('the draft that is taken up leaves the other one for the next return', () => {
    const [one, two] = [setup(), setup()];
    one.type('one');
    rest();
    two.type('two');
    rest();
    const again = setup();
    act(() => again.hook.result.current.restore());
    expect(again.hook.result.current.offeredAt).toBeUndefined();
    rest();
    expect(stored()).toMatchObject([{ values: { name: 'two' } }, { values: { name: 'one' } }]);
    act(() => again.hook.result.current.clear());
    const last = setup();
    act(() => last.hook.result.current.restore());
    expect(last.fill).toHaveBeenCalledWith({ name: 'one' }, 3);
  });

  test('discarded here, it is kept again once the other window types on', () => {
    const one = setup();
    one.type('one');
    rest();
    const two = setup();
    act(() => two.hook.result.current.discard());
    expect(stored()).toEqual([]);
    one.type('one more');
    rest();
    two.type('two');
    rest();
    expect(stored()).toMatchObject([{ values: { name: 'two' } }, { values: { name: 'one more' } }]);
  });
});

test('a save clears it, and another account never sees it', () => {
  const { type, hook } = setup();
  type('secret');
  act(() => void jest.advanceTimersByTime(300));
  expect(setup({ account: 'other' }).hook.result.current.offeredAt).toBeUndefined();
  act(() => hook.result.current.clear());
  expect(localStorage.getItem(key)).toBeNull();
});

test('while typing goes on, no more than a second of it is not kept', () => {
  const { type } = setup();
  let text = '';
  for (let at = 0; at < 5000; at += 100) {
    type((text += 'x'));
    act(() => void jest.advanceTimersByTime(100));
    const kept = stored()[0]?.values.name.length ?? 0;
    expect(text.length - kept).toBeLessThanOrEqual(10);
  }
});

describe('the end of a session', () => {
  const end = (how: 'ended' | 'logout') =>
    act(() => {
      currentSession().end(how);
      startSession();
    });

  test('keeps what was typed last, and puts it back by itself, once, with the version that it was based on', () => {
    const first = setup();
    first.type('typed');
    end('ended');
    first.hook.unmount();
    const again = setup({ version: 5 });
    expect(again.fill).toHaveBeenCalledWith({ name: 'typed' }, 3);
    expect(again.hook.result.current.returnedAt).toBeInstanceOf(Date);
    expect(again.hook.result.current.offeredAt).toBeUndefined();
    rest();
    again.hook.unmount();
    // Afterwards it is an ordinary draft: after a crash it is offered.
    const third = setup();
    expect(third.fill).not.toHaveBeenCalled();
    expect(third.hook.result.current.offeredAt).toBeInstanceOf(Date);
  });

  test('puts back text that was kept before, too, and leaves an older draft for the next time', () => {
    const before = setup();
    before.type('older');
    before.hook.unmount();
    // Stored on this device at the logout of its user.
    end('logout');
    const first = setup();
    first.type('newer');
    rest();
    end('ended');
    const again = setup();
    expect(again.fill).toHaveBeenCalledWith({ name: 'newer' }, 3);
    expect(again.hook.result.current.offeredAt).toBeUndefined();
    act(() => again.hook.result.current.clear());
    expect(again.hook.result.current.returnedAt).toBeUndefined();
    expect(setup().hook.result.current.offeredAt).toBeInstanceOf(Date);
  });

  test('puts back what was typed in a view that is out of sight by then', () => {
    const first = setup();
    first.type('hidden');
    // React runs the same cleanup for hidden views as for unmounted ones.
    first.hook.unmount();
    end('ended');
    expect(setup().fill).toHaveBeenCalledWith({ name: 'hidden' }, 3);
  });

  test('is shown to its own account only', () => {
    setup().type('secret');
    end('ended');
    const other = setup({ account: 'other' });
    expect(other.fill).not.toHaveBeenCalled();
    expect(other.hook.result.current.returnedAt).toBeUndefined();
    expect(setup().fill).toHaveBeenCalledWith({ name: 'secret' }, 3);
  });

  test('brings nothing back that was removed at the logout of another tab', () => {
    const { type, hook } = setup();
    type('gone');
    rest();
    localStorage.removeItem(key);
    end('ended');
    hook.unmount();
    expect(localStorage.getItem(key)).toBeNull();
  });

  test.each([false, true])(
    'brings back what was typed before the storage was cleared (typed elsewhere since: %j)',
    (on) => {
      const first = setup();
      first.type('typed');
      rest();
      localStorage.clear();
      if (on) {
        setup({ id: '8' }).type('another');
        rest();
      }
      end('ended');
      first.hook.unmount();
      expect(setup().fill).toHaveBeenCalledWith({ name: 'typed' }, 3);
    },
  );

  test('by the user writes nothing more', () => {
    const { type, hook } = setup();
    type('gone');
    end('logout');
    hook.unmount();
    rest();
    expect(localStorage.getItem(key)).toBeNull();
  });
});

test.each(['', 'null', '[]'])('%p is no draft', (text) => {
  localStorage.setItem(key, text);
  const { result } = setup().hook;
  expect([result.current.offeredAt, result.current.damaged]).toEqual([undefined, undefined]);
});

test.each([
  ['{', '{'],
  ['"x"', 'x'],
  ['{"at":"x","values":{"name":"a"}}', /"name": "a"/],
  ['{"at":"2026-01-01T00:00:00Z","values":5}', /"values": 5/],
  ['[{"at":"2026-01-01T00:00:00Z","format":2,"values":{"name":"newer"}}]', /"newer"/],
  ['{"__proto__":{"admin":true},"values":{"name":"a"}}', /"name": "a"/],
])('what cannot be read, %p, is offered as text and outlives what is typed', (text, words) => {
  localStorage.setItem(key, text);
  const { hook, type } = setup();
  expect(hook.result.current.offeredAt).toBeUndefined();
  expect(hook.result.current.damaged).toMatch(words);
  expect(({} as { admin?: boolean }).admin).toBeUndefined();
  type('new');
  rest();
  const again = setup();
  expect(again.hook.result.current.damaged).toMatch(words);
  expect(again.hook.result.current.offeredAt).toBeInstanceOf(Date);
  act(() => again.hook.result.current.discardDamaged());
  expect(setup().hook.result.current.damaged).toBeUndefined();
  expect(stored()).toMatchObject([{ values: { name: 'new' } }]);
});

test('a draft of a newer client is written back as it was', () => {
  const newer = { at: '2026-01-01T00:00:00Z', format: 2, parts: ['a'] };
  localStorage.setItem(key, JSON.stringify([newer]));
  const { type } = setup();
  type('new');
  rest();
  expect(stored()[1]).toEqual(newer);
});

test('a browser that refuses is said so, and nothing breaks', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { type, hook } = setup();
  type('new');
  act(() => void jest.advanceTimersByTime(300));
  expect(hook.result.current.keptAt).toBeNull();
});
