import { act, render, screen } from '@testing-library/react';
import { useHeldFocus } from './use-held-focus';

function Fields({ names }: { names: string[] }) {
  const { resultRef, fieldsRef, onFocus, onBlur } = useHeldFocus(names);
  return (
    <div role="dialog">
      <div role="status" ref={resultRef} tabIndex={-1} />
      <div ref={fieldsRef} onFocus={onFocus} onBlur={onBlur}>
        {names.map((name) => (
          <input key={name} aria-label={name} />
        ))}
      </div>
      <button>next</button>
    </div>
  );
}
const focus = (element: HTMLElement) => act(() => element.focus());

test('a field that goes leaves the focus to the one that follows, the last one to the result', () => {
  const { rerender } = render(<Fields names={['a', 'b', 'c']} />);
  focus(screen.getByRole('textbox', { name: 'b' }));
  rerender(<Fields names={['a', 'c']} />);
  expect(screen.getByRole('textbox', { name: 'c' })).toHaveFocus();
  rerender(<Fields names={['a']} />);
  expect(screen.getByRole('textbox', { name: 'a' })).toHaveFocus();
  rerender(<Fields names={[]} />);
  expect(screen.getByRole('status')).toHaveFocus();
});

test('who has gone on keeps the place', () => {
  const { rerender } = render(<Fields names={['a', 'b']} />);
  focus(screen.getByRole('textbox', { name: 'a' }));
  focus(screen.getByRole('button', { name: 'next' }));
  rerender(<Fields names={[]} />);
  expect(screen.getByRole('button', { name: 'next' })).toHaveFocus();
});
