import { setTransport } from '@/lib/api/request/transport';
import { startSession } from '@/lib/auth/session';
import { parseConfig, setConfig } from '@/lib/config/config';
import { messagesAtom } from '@/lib/state/messages';
import { store } from '@/lib/state/store';
import { removeStored } from '@/lib/util/browser/storage';

/** What the messages on the screen say. */
export const said = () => store.get(messagesAtom).map(({ text, error }) => text ?? (error as Error).message);

/** Before each test: a session, with nothing stored and no message; after it: no platform. */
export function beginEachEmpty(): void {
  beforeEach(() => {
    const parsed = parseConfig({});
    if (parsed.ok) setConfig(parsed.config);
    startSession('token');
    removeStored(() => true);
    store.set(messagesAtom, []);
  });
  afterEach(() => setTransport(undefined));
}
