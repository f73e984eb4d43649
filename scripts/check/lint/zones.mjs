// Directions of imports, as zones for import/no-restricted-paths. They are derived from the folder listing, so that a
// new domain or a new part of lib is covered from its first file.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A layer may import those after it, never one before it. */
const LAYERS = ['app', 'components/layout', 'components/screens', 'components/shared', 'components/ui', 'lib'];

/** Allowed imports between parts of lib. A part that is not listed may import every part except `demo`. */
const LIB = {
  util: [],
  config: ['util'],
  auth: ['config', 'util'],
  schema: ['util'],
  api: ['auth', 'config', 'schema', 'util'],
  router: ['auth', 'config', 'util'],
};

/** What components/ui may know of lib/api: requests, records of any kind, files, and whose session it is. */
const API_WITHOUT_DOMAIN = [
  'addresses',
  'request',
  'entity.ts',
  'file.ts',
  'session-queries.ts',
  'shop-zone.ts',
  'values.ts',
];

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

/** Any other file of lib/api is of a domain, from its first day. */
const domainZone = {
  target: './components/ui',
  from: './lib/api',
  except: API_WITHOUT_DOMAIN.map((part) => `./${part}`),
  message: 'components/ui knows no domain: what several screens show of one is in components/shared/<domain>.',
};

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

/** The demo platform must not be in the chunks of a production configuration: only `app` may import it, dynamically. */
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
    from: './scripts/platform',
    message: 'scripts/platform/ is made from the client, and is no part of it.',
  }));

/** Tests may use the demo platform to respond to their requests. */
export function importDirections(root, { tests = false } = {}) {
  const zones = [
    ...layerZones(),
    ...screenZones(root),
    domainZone,
    ...libZones(root),
    ...(tests ? [] : [...demoZones(root), ...platformZones()]),
  ];
  return { 'import/no-restricted-paths': ['error', { basePath: root, zones }] };
}
