import { renderHook } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { MESSAGES } from '@/components/ui/testing/messages';
import { COUNTRY, PICTURES, YEAR } from './field-formats';
import { useShownValue } from './use-shown-value';

const wrapper = ({ children }: { children: ReactNode }) => (
  <NextIntlClientProvider locale="en" messages={MESSAGES.en} timeZone="UTC">
    {children}
  </NextIntlClientProvider>
);

test('a code is named wherever it lies: alone, in a group, in a row and in a whole list', () => {
  const words = (path: string, text: string) => (/(^|\.)(unit|region)$/.test(path) ? `${path}=${text}` : undefined);
  const show = renderHook(() => useShownValue(words), { wrapper }).result.current;
  expect(show('moq.unit', 'set')).toBe('moq.unit=set');
  expect(show('moq', { quantity: 10, unit: 'set' })).toBe('10 · moq.unit=set');
  expect(show('markets.0.region', 'africa')).toBe('markets.0.region=africa');
  expect(show('markets', [{ region: 'africa', share: 12.5 }])).toBe('markets.region=africa · 12.5');
  expect(show('packaging', { size: { length: 1200, width: undefined } })).toBe('1,200');
});

test('the table of the fields says what is a picture, a country or a year', () => {
  const fields = { images: { format: PICTURES }, origin: { format: COUNTRY }, since: { format: YEAR } };
  const show = renderHook(() => useShownValue(undefined, fields), { wrapper }).result.current;
  expect(show('images', ['a.png', 'b.png'])).toBe('2 pictures');
  expect(show('origin', 'CN')).toBe('China');
  expect(show('origin', 'Ningbo')).toBe('Ningbo');
  expect(show('brand', 'CN')).toBe('CN');
  expect(show('since', 1998)).toBe('1998');
  expect(show('other', 1998)).toBe('1,998');
});
