import { screen } from '@testing-library/react';
import { act } from 'react';
import { store } from '@/lib/state/store';
import { FormContext } from '../form/form-context';
import { createFormModel } from '../form/form-model';
import { renderInView } from '../testing/render';
import { mayDeleteAtom } from './draft-store';
import { SaveBar } from './SaveBar';

const model = createFormModel<object>({ record: (values) => values, check: () => [] }, {}, 'draft');
const bar = (...names: string[]) => (
  <FormContext value={{ formId: 'form', model }}>
    <input aria-label="SKU" />
    <SaveBar keptAt={undefined}>
      {names.map((name) => (
        <button key={name} type="button">
          {name}
        </button>
      ))}
    </SaveBar>
  </FormContext>
);
const button = (name: string) => screen.getByRole('button', { name });

test('when a save replaces the pressed button, the focus goes on to the last one', () => {
  const { rerender } = renderInView(bar('Save draft', 'Submit'));
  act(() => button('Save draft').focus());
  rerender(bar('Save', 'Submit'));
  expect(button('Submit')).toHaveFocus();
  rerender(bar());
  expect(document.body).not.toHaveFocus();
});

test('somebody who left the bar is not brought back', () => {
  const { rerender } = renderInView(bar('Save draft'));
  act(() => button('Save draft').focus());
  act(() => screen.getByRole('textbox').focus());
  act(() => screen.getByRole('textbox').blur());
  rerender(bar('Save'));
  expect(document.body).toHaveFocus();
});

test('the bar stays above a keyboard that covers the page, as an iPhone’s does', () => {
  const seen = Object.assign(new EventTarget(), { height: innerHeight, offsetTop: 0, scale: 1 });
  Object.defineProperty(window, 'visualViewport', { value: seen, configurable: true });
  const { container } = renderInView(bar('Save'));
  const place = (height: number, scale = 1) => {
    Object.assign(seen, { height, scale });
    seen.dispatchEvent(new Event('resize'));
    return container.querySelector<HTMLElement>('[tabindex]')!.style.bottom;
  };
  expect(place(innerHeight - 300)).toBe('300px');
  expect(place(innerHeight)).toBe('');
  // A page enlarged by two fingers has no keyboard.
  expect(place(innerHeight / 2, 2)).toBe('');
});

test.each([
  [false, '本机草稿已保存 16:05'],
  [true, '本机草稿已保存 16:05，浏览器可能会清除'],
])('a stored draft that the browser may delete, %s, is said so', (mayDelete, words) => {
  store.set(mayDeleteAtom, mayDelete);
  const typed = createFormModel<object>({ record: (values) => values, check: () => [] }, {}, 'draft');
  typed.fill({ sku: 'P-1' });
  renderInView(
    <FormContext value={{ formId: 'form', model: typed }}>
      <SaveBar keptAt={new Date('2026-03-10T08:05:00Z')}>{[]}</SaveBar>
    </FormContext>,
  );
  expect(screen.getByText(words)).toBeVisible();
});
