/** @jest-environment ./scripts/check/jest-env.ts */
import { renderHook } from '@testing-library/react';
import { useSeen } from './use-seen';

type Entries = Parameters<typeof useSeen>[0];
const open = (entries: Entries) => renderHook(({ rows }) => useSeen(rows), { initialProps: { rows: entries } });

it('keeps what was shown on earlier pages', () => {
  const view = open([['1', 'pump']]);
  view.rerender({ rows: [['2', 'valve']] });
  expect([...view.result.current]).toEqual([
    ['1', 'pump'],
    ['2', 'valve'],
  ]);
});

it('takes the later name where two rows disagree, and comes to an end', () => {
  const disagreeing: Entries = [
    ['1', 'pump'],
    ['1', 'Pump, old title'],
    ['2', 'valve'],
  ];
  const view = open([]);
  view.rerender({ rows: disagreeing });
  expect(view.result.current.get('1')).toBe('Pump, old title');
  view.rerender({ rows: [...disagreeing].reverse() });
  expect(view.result.current.get('1')).toBe('pump');
});
