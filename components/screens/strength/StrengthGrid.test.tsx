import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderInView } from '@/components/ui/testing/render';
import { RightsContext } from '@/components/ui/permission/Can';
import type { StrengthEntry } from '@/lib/api/strength';
import { parseConfig, setConfig } from '@/lib/config/config';
import { StrengthGrid } from './StrengthGrid';
import { useStrengthActions, type StrengthActions } from './use-strength-actions';

const entry = (id: string, more: Partial<StrengthEntry> = {}): StrengthEntry => ({
  ...{ id, sort: 0, version: 1, createdAt: '2026-03-10T04:00:00Z', updatedAt: '2026-03-10T04:00:00Z' },
  ...{ kind: 'certificate', title: `证书 ${id}`, images: [], description: '', ...more },
});

type GridProps = { count: number; sortable: boolean; more?: Partial<StrengthEntry> } & Partial<StrengthActions>;

function Grid({ count, sortable, more, ...actions }: GridProps) {
  const entries = Array.from({ length: count }, (_, at) => entry(String(at + 1), more));
  const all = { ...useStrengthActions(), ...actions };
  return <StrengthGrid name="证书" entries={entries} sortable={sortable} actions={all} />;
}
const show = (permission: string, props: GridProps) =>
  renderInView(
    <RightsContext value={{ admin: false, roles: [], permissions: [permission] }}>
      <Grid {...props} />
    </RightsContext>,
  );

beforeEach(() => {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
});

test.each([
  { count: 2, sortable: true, permission: 'shopResource:edit', movable: 2 },
  { count: 1, sortable: true, permission: 'shopResource:edit', movable: 0 },
  { count: 2, sortable: false, permission: 'shopResource:edit', movable: 0 },
  { count: 2, sortable: true, permission: 'shopResource:read', movable: 0 },
])('entries can be moved in a whole list of several, by who may edit: %j', ({ permission, movable, ...grid }) => {
  show(permission, grid);
  expect(screen.getAllByRole('listitem')).toHaveLength(grid.count);
  expect(screen.queryAllByRole('button', { name: /的顺序$/ })).toHaveLength(movable);
});

const NAMES = ['移到最前', '前移', '后移', '移到最后'];
test.each([
  ['1', '移到最前', undefined],
  ['1', '前移', undefined],
  ['1', '后移', 1],
  ['1', '移到最后', 3],
  ['3', '移到最前', 0],
  ['3', '前移', 1],
  ['3', '后移', 3],
  ['4', '移到最前', 0],
  ['4', '后移', undefined],
  ['4', '移到最后', undefined],
])('of four entries, the menu moves entry %s by %s to place %s', async (id, name, to) => {
  const move = jest.fn();
  show('shopResource:edit', { count: 4, sortable: true, move });
  fireEvent.click(screen.getByRole('button', { name: `调整“证书 ${id}”的顺序` }));
  const entries = within(await screen.findByRole('menu')).getAllByRole('menuitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual(NAMES);
  const chosen = entries[NAMES.indexOf(name)]!;
  if (to === undefined) return expect(chosen).toHaveAttribute('aria-disabled', 'true');
  await act(async () => void fireEvent.click(chosen));
  expect(move.mock.calls.map(([, from, target]) => [from, target])).toEqual([[Number(id) - 1, to]]);
});

test.each<[Partial<StrengthEntry>, string]>([
  [{ kind: 'certificate', validFrom: '2019-02-01', validTo: '2020-01-31' }, '2020/01/31 已过期'],
  [{ kind: 'award', validFrom: '2019-02-01', validTo: '2999-12-31' }, '有效至 2999/12/31'],
  [{ kind: 'certificate', validFrom: '2019-02-01' }, '2019/02/01'],
  // That an exhibition is over is no warning.
  [{ kind: 'exhibition', validFrom: '2019-02-01', validTo: '2019-02-04' }, '2019/02/01 – 2019/02/04'],
])('the card of %j says %s', (more, text) => {
  show('shopResource:read', { count: 1, sortable: false, more });
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryAllByText(/^(已过期|有效)$/)).toHaveLength(/期|有效/.test(text) ? 1 : 0);
});
