import { fireEvent, screen } from '@testing-library/react';
import { renderInView } from '@/components/ui/testing/render';
import { RECORD_KINDS } from '@/lib/api/search';
import { setTransport } from '@/lib/api/request/transport';
import { startSession } from '@/lib/auth/session';
import { parseConfig, setConfig } from '@/lib/config/config';
import { currentLocation, parseLocation } from '@/lib/router/location';
import type { Matcher } from '@/lib/router/match';
import { FrameContext, type FrameData } from '../frame-context';
import { listOf } from './items';
import { useFoundRecords } from './use-found-records';

const pathOf = (kind: (typeof RECORD_KINDS)[number]) => parseLocation(listOf(kind, '')).path;
const groups = RECORD_KINDS.map((kind) => ({
  kind,
  total: 9,
  items: [{ id: '1', title: `a pump of ${kind}`, path: `${pathOf(kind)}?id=1` }],
}));

beforeEach(() => {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
  startSession('records');
  setTransport(async () => Response.json({ code: 200, data: { groups } }));
});
afterEach(() => setTransport(undefined));

function Found() {
  const { sections } = useFoundRecords('pump');
  return sections.map(({ key, title, items }) => (
    <ul key={key} aria-label={title}>
      {items.map(({ id, run }) => (
        <li key={id} onClick={run}>
          {id}
        </li>
      ))}
    </ul>
  ));
}

async function show(isOpen: (path: string) => boolean) {
  const matcher = (({ path }) => (isOpen(path) ? {} : undefined)) as Matcher;
  renderInView(
    <FrameContext value={{ matcher } as unknown as FrameData}>
      <Found />
    </FrameContext>,
  );
  return (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
}

test.each(RECORD_KINDS)('who may not open the pages of %s finds none of its records, and all others', async (kind) => {
  const others = RECORD_KINDS.filter((other) => other !== kind);
  expect(await show((path) => path !== pathOf(kind))).toEqual(
    others.flatMap((other) => [`${other}-1`, `${other}-all`]),
  );
});

test.each(RECORD_KINDS)(
  'the last row of %s opens their list, with the keyword as every list reads it',
  async (kind) => {
    await show(() => true);
    fireEvent.click(screen.getByText(`${kind}-all`));
    const { path, query } = currentLocation();
    expect([path, query.toString()]).toEqual([pathOf(kind), 'keyword=pump']);
  },
);
