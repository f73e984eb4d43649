import { fireEvent, screen } from '@testing-library/react';
import { act } from 'react';
import { store } from '@/lib/state/store';
import { FormContext } from '../form/form-context';
import { FormRoot } from '../form/FormRoot';
import { createFormModel } from '../form/form-model';
import { renderInView } from '../testing/render';
import { mayDeleteAtom } from './draft-store';
import { SaveBar } from './SaveBar';

const rules = {
  record: (values: object) => values,
  check: (values: object) =>
    ['sku', 'name', 'port'].flatMap((path) => (path in values ? [] : [{ path, text: 'empty' }])),
};
const newModel = () => createFormModel<object>(rules, {}, 'draft');
const barOf = (model: ReturnType<typeof newModel>, always: boolean, names: readonly string[]) => (
  <FormRoot form={{ formId: 'form', model }} label="Product">
    <input aria-label="SKU" />
    <SaveBar keptAt={undefined} labelOf={(path) => path} always={always}>
      {names.map((name) => (
        <button key={name} type="button">
          {name}
        </button>
      ))}
    </SaveBar>
  </FormRoot>
);
const bar = (...names: string[]) => barOf(newModel(), true, names);
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

test('the bar is there while something is unsaved; when it goes, the form has the focus that it held', () => {
  const model = newModel();
  renderInView(barOf(model, false, ['Save']));
  expect(screen.queryByRole('button')).toBeNull();
  act(() => model.set('sku', 'P-1'));
  act(() => button('Save').focus());
  expect(screen.getByRole('status')).toHaveTextContent('有未保存的更改');
  act(() => model.settle({ sku: 'P-1' }, 'draft'));
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('form')).toHaveFocus();
});

test('after a failed save it counts the errors and leads through them, past those that were corrected', () => {
  const model = newModel();
  renderInView(barOf(model, false, ['Save']));
  act(() => void model.attempt('full'));
  const strip = screen.getByRole('alert');
  expect(strip).toHaveFocus();
  const follow = () => fireEvent.click(screen.getByRole('link'));
  const said = [strip.textContent];
  follow();
  said.push(strip.textContent);
  follow();
  act(() => model.set('name', 'Pump'));
  said.push(strip.textContent);
  follow();
  said.push(strip.textContent);
  act(() => model.set('port', 'Ningbo'));
  said.push(strip.textContent);
  expect(said).toEqual([
    '3 处有误 下一处：sku：empty',
    '3 处有误 下一处：name：empty',
    '2 处有误 下一处：port：empty',
    '2 处有误 下一处：sku：empty',
    '1 处有误 sku：empty',
  ]);
});

test('the bar stays above a keyboard that covers the page, as an iPhone’s does', () => {
  const seen = Object.assign(new EventTarget(), { height: innerHeight, offsetTop: 0, scale: 1 });
  Object.defineProperty(window, 'visualViewport', { value: seen, configurable: true });
  const { container } = renderInView(bar('Save'));
  const place = (height: number, scale = 1) => {
    Object.assign(seen, { height, scale });
    seen.dispatchEvent(new Event('resize'));
    return container.querySelector<HTMLElement>('[data-bar]')!.style.bottom;
  };
  expect(place(innerHeight - 300)).toBe('300px');
  expect(place(innerHeight)).toBe('');
  // A page enlarged by two fingers has no keyboard.
  expect(place(innerHeight / 2, 2)).toBe('');
});

test('a bar that comes with the first letter typed is above the keyboard at once', () => {
  const seen = Object.assign(new EventTarget(), { height: innerHeight - 300, offsetTop: 0, scale: 1 });
  Object.defineProperty(window, 'visualViewport', { value: seen, configurable: true });
  const model = newModel();
  const { container } = renderInView(barOf(model, false, ['Save']));
  act(() => model.set('sku', 'P'));
  expect(container.querySelector<HTMLElement>('[data-bar]')!.style.bottom).toBe('300px');
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
      <SaveBar keptAt={new Date('2026-03-10T08:05:00Z')} labelOf={String}>
        {[]}
      </SaveBar>
    </FormContext>,
  );
  expect(screen.getByText(words)).toBeVisible();
});
