import { act, fireEvent, screen } from '@testing-library/react';
import { createFormModel } from '@/components/ui/form/form-model';
import { FormRoot } from '@/components/ui/form/FormRoot';
import { draftKey, flushDrafts, readDraft } from '@/components/ui/record/draft-store';
import { useDraft } from '@/components/ui/record/use-draft';
import { renderInView } from '@/components/ui/testing/render';
import { beginEachEmpty } from '@/components/ui/testing/session';
import { currentSession, startSession } from '@/lib/auth/session';
import type { VariantValues } from '../../product-values';
import { VariantSheet } from './VariantSheet';

interface Values {
  variants: VariantValues[];
}
const rowOf = (id: string): VariantValues => ({
  ...{ id, options: { Color: id }, sku: id, price: '5', stock: 1, image: undefined },
});
const KEY = draftKey('id:7', 'product', '1');
const draft = () => readDraft(KEY, (stored) => stored as Values);

beginEachEmpty();
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A form with a sheet, of which the price of the first variant is being typed. */
function type(text: string) {
  const rules = { record: (values: Values) => values, check: () => [] };
  const model = createFormModel<Values>(rules, { variants: [rowOf('red'), rowOf('blue')] }, 'draft');
  function Form() {
    useDraft<Values>({
      ...{ account: 'id:7', form: 'product', id: '1', version: 1, model, fill: model.fill },
      ...{ revive: (stored) => stored as Values, differs: () => true },
    });
    return (
      <FormRoot form={{ formId: 'form', model }} label="product">
        <VariantSheet onRemove={() => {}} />
      </FormRoot>
    );
  }
  const { unmount } = renderInView(<Form />);
  const cell = document.querySelector<HTMLElement>('[data-row="0"][data-column="1"]')!;
  act(() => cell.focus());
  fireEvent.keyDown(cell, { key: 'F2' });
  fireEvent.change(screen.getByRole('textbox', { name: /red/ }), { target: { value: text } });
  return unmount;
}

test.each<[string, (unmount: () => void) => void]>([
  ['the tab is closed', () => fireEvent(window, new Event('pagehide'))],
  [
    'the tab is hidden',
    () => {
      jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      fireEvent(document, new Event('visibilitychange', { bubbles: true }));
    },
  ],
  ['the view is closed', (unmount) => unmount()],
  ['all drafts are stored', () => flushDrafts()],
  ['typing pauses', () => jest.advanceTimersByTime(1_000)],
])('what is typed into a cell is in the draft when %s', (_, happens) => {
  const unmount = type('9.9');
  act(() => happens(unmount));
  expect(draft()?.values.variants.map(({ price }) => price)).toEqual(['9.9', '5']);
});

test.each<[string, 'ended' | 'logout', object | undefined]>([
  ['put back without a question after the session has ended', 'ended', { variants: [{ price: '9.9' }, {}] }],
  ['not stored after a logout', 'logout', undefined],
])('what is typed into a cell is %s', (_, how, values) => {
  const unmount = type('9.9');
  act(() => {
    currentSession().end(how);
    startSession();
  });
  unmount();
  if (values) expect(draft()).toMatchObject({ ended: true, values });
  else expect(draft()).toBeUndefined();
});

describe('the focus in the sheet', () => {
  const cell = (row: number, column: number) =>
    document.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`)!;

  test.each([
    ['ArrowDown', 1, 0],
    ['ArrowRight', 0, 1],
    ['End', 0, 2],
  ])('%s moves it to row %i, column %i', (key, row, column) => {
    type('9.9');
    fireEvent.keyDown(screen.getByRole('textbox', { name: /red/ }), { key: 'Escape' });
    act(() => cell(0, 0).focus());
    fireEvent.keyDown(cell(0, 0), { key });
    expect(cell(row, column)).toHaveFocus();
  });
});
