import { renderHook } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { MESSAGES } from '@/components/ui/testing/messages';
import type { Locale } from '@/lib/i18n/locales';
import { REGION_CODES, useRegions } from './use-regions';

function regionsIn(locale: Locale) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <NextIntlClientProvider locale={locale} messages={MESSAGES[locale]} timeZone="UTC">
      {children}
    </NextIntlClientProvider>
  );
  return renderHook(useRegions, { wrapper }).result.current;
}

test('the market regions are those of the contract, each with a name in both languages', () => {
  expect(REGION_CODES.join(' ')).toBe(
    'north-america central-america south-america western-europe northern-europe southern-europe eastern-europe middle-east africa central-asia south-asia southeast-asia east-asia oceania domestic',
  );
  expect(REGION_CODES.map(regionsIn('zh').nameOf).join(' ')).toBe(
    '北美 中美洲 南美 西欧 北欧 南欧 东欧 中东 非洲 中亚 南亚 东南亚 东亚 大洋洲 国内',
  );
  expect(REGION_CODES.map(regionsIn('en').nameOf).join(', ')).toBe(
    'North America, Central America, South America, Western Europe, Northern Europe, Southern Europe, Eastern Europe, Middle East, Africa, Central Asia, South Asia, Southeast Asia, East Asia, Oceania, Domestic',
  );
});

test.each(['', 'Benelux', 'AFRICA', 'southeastAsia', '拉丁美洲', 'constructor'])(
  '“%s” is no code: it is shown as it was sent',
  (region) => {
    expect(regionsIn('zh').nameOf(region)).toBe(region);
    expect(regionsIn('en').nameOf(region)).toBe(region);
  },
);

test('a region that is written by hand is kept as the code it names, else as it was written', () => {
  expect(['Southeast Asia', ' middle east', 'Africa', 'east-asia'].map(regionsIn('en').codeOf)).toEqual([
    'southeast-asia',
    'middle-east',
    'africa',
    'east-asia',
  ]);
  expect(['东南亚', '国内'].map(regionsIn('zh').codeOf)).toEqual(['southeast-asia', 'domestic']);
  expect(['Benelux', 'Latin America', '东南亚'].map(regionsIn('en').codeOf)).toEqual([
    'Benelux',
    'Latin America',
    '东南亚',
  ]);
});
