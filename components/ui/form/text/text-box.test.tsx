import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { TextArea, TextBox } from './text-box';

it('is written in by a press beside the text, and not by one on its button', async () => {
  render(<TextBox aria-label="Name" defaultValue="" end={<button type="button">Clear</button>} />);
  const input = screen.getByRole('textbox', { name: 'Name' });
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(input).not.toHaveFocus();
  await userEvent.click(input.parentElement!);
  expect(input).toHaveFocus();
});

it('gives its ref, its state and its attributes to the native input', () => {
  const ref = createRef<HTMLInputElement>();
  render(<TextBox ref={ref} aria-label="Name" aria-invalid readOnly maxLength={5} value="a" className="wide" />);
  const input = screen.getByRole('textbox', { name: 'Name' });
  expect(ref.current).toBe(input);
  expect(input).toBeInvalid();
  expect(input).toHaveAttribute('maxlength', '5');
  expect(input.parentElement).toHaveClass('wide');
});

it('keeps as much room as its text takes while it is written', async () => {
  function Probe() {
    const [text, setText] = useState('');
    return (
      <TextArea aria-label="Note" lang="en" lines={[2, 6]} value={text} onChange={(e) => setText(e.target.value)} />
    );
  }
  render(<Probe />);
  const area = screen.getByRole('textbox', { name: 'Note' });
  await userEvent.type(area, 'a{Enter}b');
  expect(area.parentElement).toHaveAttribute('data-text', 'a\nb');
  expect(area.parentElement).toHaveStyle({ '--from': '2', '--to': '6' });
  // Lines break by the rules of the language.
  expect(area.parentElement).toHaveAttribute('lang', 'en');
});
