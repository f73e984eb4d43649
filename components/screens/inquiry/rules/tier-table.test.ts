import { tiersInRemark, tierTable } from './tier-table';

const tiers = [
  { minQuantity: 100, price: '950.00' },
  { minQuantity: 1000, price: '900' },
];
const lines = [{ title: 'CDL32-80\n(380V)', tiers }, { title: 'Valve' }, { title: '1. ≥ 5: 3', tiers: [...tiers] }];

test('the remark has a readable table of the lines with tiers, in the language of the buyer', () => {
  expect(tierTable(lines.slice(0, 2), 'USD', 'en')).toBe(
    [
      'Price tiers (from quantity: unit price in USD), no total:',
      '1. CDL32-80 (380V)',
      '≥ 100: 950.00',
      '≥ 1000: 900',
    ].join('\n'),
  );
  expect(tierTable(lines, 'JPY', 'zh')).toMatch(/^阶梯价（起订数量：单价 JPY），不计合计：\n1\. .*\n≥ 100：950\.00\n/);
  expect(tierTable(lines.slice(1, 2), 'USD', 'en')).toBeUndefined();
});

test.each(['zh', 'en'] as const)('it is recognized again, and what follows is the remark (%s)', (language) => {
  const table = tierTable(lines, 'USD', language)!;
  for (const own of ['', '1. Warranty\n2. ≥ 5: 3 years']) {
    const read = tiersInRemark([table, own].filter(Boolean).join('\n'));
    expect([...read.tiers]).toEqual([
      [0, tiers],
      [2, tiers],
    ]);
    expect(read.remark).toBe(own);
  }
});

test.each([
  'Price tiers: ask us.',
  'Price tiers (from quantity: unit price in USD), no total:',
  'Price tiers (from quantity: unit price in USD), no total:\n1. CDL32\n≥ 100: 950.00',
  'Price tiers (from quantity: unit price in USD), no total:\n1. CDL32\n≥ 100: 950.00\n≥ 90: 950.00',
  'Price tiers (from quantity: unit price in USD), no total:\n1. CDL32\n≥ 100: 950.00\n≥ 200: 960.00',
  'Price tiers (from quantity: unit price in USD), no total:\n1. CDL32\n≥ many: few\n≥ 1: 2',
  `Price tiers (from quantity: unit price in USD), no total:\n${'1. x\n≥ '.repeat(20_000)}`,
])('what is no such table stays in the remark', (remark) => {
  expect(tiersInRemark(remark)).toEqual({ tiers: new Map(), remark });
  expect(tiersInRemark(`A\n${tierTable(lines, 'USD', 'en')}`).tiers.size).toBe(0);
});
