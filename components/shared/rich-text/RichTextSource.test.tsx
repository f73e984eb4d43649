import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderInView } from '@/components/ui/testing/render';
import { FieldContext } from '@/components/ui/form/field-context';
import { RichTextSource } from './RichTextSource';

const FIELD = {
  ...{ id: 'text', name: 'text', value: '', onChange: () => {}, onBlur: () => {}, invalid: false, required: false },
  ...{ disabled: false, labelId: undefined, ariaLabel: 'text', describedBy: undefined, lang: undefined },
};

function Source() {
  const [html, setHtml] = useState('<p>old</p>');
  const take = (text: string) => {
    const safe = text.replace(' onclick="x()"', '');
    setHtml(safe);
    return safe;
  };
  return (
    <FieldContext value={FIELD}>
      <RichTextSource html={html} onChange={take} />
      <button onClick={() => setHtml('<p>theirs</p>')}>theirs</button>
    </FieldContext>
  );
}

it('keeps the text as it is typed, and shows one that comes from elsewhere', () => {
  renderInView(<Source />);
  const area = screen.getByRole('textbox');
  expect(area).toHaveValue('<p>old</p>');
  fireEvent.change(area, { target: { value: '<p onclick="x()">new</p>' } });
  expect(area).toHaveValue('<p onclick="x()">new</p>');
  fireEvent.click(screen.getByRole('button', { name: 'theirs' }));
  expect(area).toHaveValue('<p>theirs</p>');
});
