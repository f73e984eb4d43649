/** @jest-environment ./scripts/check/jest-env.ts */
import { act, renderHook } from '@testing-library/react';
import { beginEachEmpty } from '@/components/ui/testing/session';
import { currentSession } from '@/lib/auth/session';
import { draftKey, writeDraft } from './draft-store';
import { useDraftIds } from './use-draft-ids';

beginEachEmpty();
beforeEach(() => void (currentSession().account = 'acme'));

const FORMS = ['inquiry', 'quotation'];
const draft = { at: '2026-03-10T04:00:00Z', values: {} };
const write = (form: string, id: string | undefined, is = true, account = 'acme') =>
  act(() => void writeDraft(draftKey(account, form, id), is ? draft : undefined));

test('names each record with a draft in one of the forms once, as drafts come and go', () => {
  const { result } = renderHook(() => useDraftIds(FORMS));
  expect(result.current).toEqual([]);
  write('quotation', '7');
  write('inquiry', '7');
  write('inquiry', '5');
  write('inquiry', undefined);
  write('inquiry-note', '8');
  write('inquiry', '9', true, 'other');
  expect(result.current).toEqual(['5', '7']);
  const before = result.current;
  write('inquiry', '5');
  expect(result.current).toBe(before);
  write('inquiry', '5', false);
  expect(result.current).toEqual(['7']);
});

test('another tab writes one', () => {
  const { result } = renderHook(() => useDraftIds(FORMS));
  act(() => {
    localStorage.setItem(draftKey('acme', 'inquiry', '3'), JSON.stringify([draft]));
    window.dispatchEvent(new Event('storage'));
  });
  expect(result.current).toEqual(['3']);
});
