// The directions of import, as zones for import/no-restricted-paths. They are made from the folder listing, so that a
// new domain or a new part of lib is guarded from its first file on.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** From the door inwards: a layer may import the ones after it, never one before it. */
const LAYERS = ['app', 'components/layout', 'components/screens', 'components/ui', 'lib'];

/** What a part of lib may import of lib. A part that is not named here may import every other part but `demo`. */
const LIB = {
  util: [],
  config: ['util'],
  auth: ['config', 'util'],
  api: ['auth', 'config', 'util'],
  router: ['auth', 'config', 'util'],
};

const folders = (root, path) =>
  existsSync(join(root, path))
    ? readdirSync(join(root, path), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    : [];

function layerZones() {
  return LAYERS.flatMap((target, depth) =>
    LAYERS.slice(0, depth).map((from) => ({
      target: `./${target}`,
      from: `./${from}`,
      message: `Imports go ${LAYERS.join(' → ')}, never back.`,
    })),
  );
}

function screenZones(root) {
  const domains = folders(root, 'components/screens');
  return domains.flatMap((target) =>
    domains
      .filter((from) => from !== target)
      .map((from) => ({
        target: `./components/screens/${target}`,
        from: `./components/screens/${from}`,
        message: 'Screens of two domains meet by link (paths.*) or in lib/api.',
      })),
  );
}

function libZones(root) {
  const parts = folders(root, 'lib').filter((part) => part !== 'demo');
  return parts.flatMap((target) => {
    const allowed = LIB[target];
    if (!allowed) return [];
    return parts
      .filter((from) => from !== target && !allowed.includes(from))
      .map((from) => ({
        target: `./lib/${target}`,
        from: `./lib/${from}`,
        message: `lib/${target} imports of lib only: ${allowed.join(', ') || 'nothing'}.`,
      }));
  });
}

/** The demo platform stays out of what a real deployment loads: only `app` reaches it, by a dynamic import. */
function demoZones(root) {
  const targets = [
    'components',
    ...folders(root, 'lib')
      .filter((part) => part !== 'demo')
      .map((part) => `lib/${part}`),
  ];
  return targets.map((target) => ({
    target: `./${target}`,
    from: './lib/demo',
    message: 'Only app loads lib/demo, by a dynamic import.',
  }));
}

/** What is made for platform teams stays out of the client; tests may use it, as they use the demo platform. */
const platformZones = () =>
  ['app', 'components', 'lib'].map((layer) => ({
    target: `./${layer}`,
    from: './platform',
    message: 'platform/ is made from the client, and is no part of it.',
  }));

/** The rule for a root. Tests may use the demo platform: it is what answers them. */
export function importDirections(root, { tests = false } = {}) {
  const zones = [
    ...layerZones(),
    ...screenZones(root),
    ...libZones(root),
    ...(tests ? [] : [...demoZones(root), ...platformZones()]),
  ];
  return { 'import/no-restricted-paths': ['error', { basePath: root, zones }] };
}
