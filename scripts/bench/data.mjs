// How long the demo platform takes to answer with many products, in processor time of Node: what else the machine does
// counts for nothing.
import { loadSource } from '../load-source.mjs';

const PRODUCTS = 100_000;

/** What a supplier does to a list of products: name and query. */
const QUESTIONS = [
  ['first page', 'pageNo=1'],
  ['page 2500', 'pageNo=2500'],
  ['sort by title', 'sort=title&order=asc'],
  ['sort by price', 'sort=price&order=asc'],
  ['sort by views', 'sort=views'],
  ['status', 'status=online'],
  ['two statuses, page 50', 'status=online&status=offline&pageNo=50'],
  ['group with all below', 'groupId=g-centrifugal'],
  ['price range', 'priceMin=100&priceMax=500'],
  ['keyword', 'keyword=cdl'],
  ['two words', 'keyword=%E5%A4%9A%E7%BA%A7+316L'],
  ['keyword that finds nothing', 'keyword=zzzz'],
  ['all together', 'keyword=pump&status=online&groupId=g-centrifugal&sort=price&order=asc'],
  ['count on a tab', 'status=draft&pageSize=1'],
];

const ms = (value) => `${value.toFixed(1).padStart(9)} ms`;

function print(where, { seeded, rows, seeds = [] }) {
  console.log(`\n${where}, ${PRODUCTS} products`);
  console.log(`${ms(seeded)}  seeding`);
  for (const [name, first, again] of rows) console.log(`${ms(first)} first, ${ms(again)} again  ${name}`);
  for (const [name, time] of seeds) console.log(`${ms(time)}  seeding ${name}`);
}

/** Asks everything twice: the first time makes what the second one finds made. */
async function measure(ask, questions, clock) {
  const rows = [];
  for (const [name, query] of questions) {
    const times = [];
    for (let turn = 0; turn < 2; turn += 1) {
      const start = clock();
      await ask(`/supplier/product/getList?${query}`);
      times.push(clock() - start);
    }
    rows.push([name, ...times]);
  }
  return rows;
}

/** Milliseconds of the processor. */
const cpu = () => process.cpuUsage().user / 1000;

/** Prints how long the platform takes to answer, first and again. */
export async function benchData() {
  const { DOMAINS, createPlatform } = loadSource('lib/demo/domains.ts');
  const { createHandlers } = loadSource('lib/demo/platform/handlers.ts');
  const { createMockFetch } = loadSource('lib/demo/platform/mock-fetch.ts');
  const { DEMO_ACCOUNT } = loadSource('lib/demo/domains/account/demo-account.ts');
  const clock = cpu;
  let start = clock();
  const platform = createPlatform({ seed: 1, products: PRODUCTS });
  platform.store('product');
  const seeded = clock() - start;
  const fetch = createMockFetch(createHandlers(platform));
  const call = async (path, init) => (await fetch(`https://demo.test${path}`, init)).json();
  const body = JSON.stringify(DEMO_ACCOUNT);
  const { data } = await call('/supplier/auth/Login', { method: 'POST', body });
  const headers = { Authorization: `Bearer ${data.access_token}` };
  const rows = await measure((path) => call(path, { headers }), QUESTIONS, clock);
  const seeds = [];
  for (const name of Object.values(DOMAINS).flatMap(({ entities = [] }) => entities)) {
    await platform.load(name);
    start = clock();
    platform.store(name);
    seeds.push([name, clock() - start]);
  }
  print(`Node ${process.version} (processor time)`, { seeded, rows, seeds });
}
