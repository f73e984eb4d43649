import { screen } from '@testing-library/react';
import { RightsContext, useMay } from '@/components/ui/permission/Can';
import { renderInView } from '@/components/ui/testing/render';
import type { Folders } from '@/components/shared/material/use-folders';
import type { Material } from '@/lib/api/material';
import { setTransport } from '@/lib/api/request/transport';
import { parseConfig, setConfig } from '@/lib/config/config';
import { Details } from './Details';
import type { MaterialActions } from '../use-material-actions';

const FILE: Material = {
  ...{ id: 'm1', version: 1, createdAt: '2026-03-10T04:00:00Z', updatedAt: '2026-03-10T04:00:00Z' },
  ...{ name: 'pump.png', kind: 'image', url: 'https://files.example.com/pump.png', mime: 'image/png', size: 1000 },
  ...{ tags: [], usedBy: [] },
};

beforeEach(() => {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
});
afterEach(() => setTransport(undefined));

const ALWAYS = ['查看大图', '关闭', '复制链接'];

function show(material: Material, permissions: string[]) {
  setTransport(async () => Response.json({ code: 200, data: material }));
  const folders = { byId: new Map(), pathNames: () => [] } as unknown as Folders;
  const actions = { open: () => {}, remove: () => {} } as unknown as MaterialActions;
  const Shown = () => {
    const mayEdit = useMay()(['material:edit']);
    return (
      <Details id="m1" known={material} folders={folders} actions={actions} mayEdit={mayEdit} onClose={() => {}} />
    );
  };
  renderInView(
    <RightsContext value={{ admin: false, roles: [], permissions }}>
      <Shown />
    </RightsContext>,
  );
}

test.each([
  { permissions: ['material:read'], offered: [] },
  { permissions: ['material:edit'], offered: ['重命名', '编辑标签', '移动'] },
  { permissions: ['material:delete'], offered: ['删除'] },
  { permissions: ['material:edit', 'material:delete'], offered: ['重命名', '编辑标签', '移动', '删除'] },
])('who has the rights $permissions is offered what they are about', async ({ permissions, offered }) => {
  show(FILE, permissions);
  await screen.findByRole('heading', { name: 'pump.png' });
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect(names.filter((name) => !ALWAYS.includes(name ?? ''))).toEqual(offered);
});

test.each([
  { usedBy: [], unused: 1, links: 0 },
  { usedBy: [{ kind: 'product', id: 'p1', title: '离心泵' }], unused: 0, links: 1 },
])('what uses a file is listed, and that nothing does is said: %j', async ({ usedBy, unused, links }) => {
  show({ ...FILE, usedBy } as Material, ['material:read']);
  expect(await screen.findByRole('heading', { name: /使用情况/ })).toHaveTextContent(String(usedBy.length));
  expect(screen.queryAllByText('尚未使用。')).toHaveLength(unused);
  expect(screen.queryAllByRole('link', { name: /离心泵/ })).toHaveLength(links);
});
