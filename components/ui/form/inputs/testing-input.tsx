import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { FieldContext } from '@/components/ui/form/field-context';
import { renderInView } from '@/components/ui/testing/render';

function HeldField({
  start,
  onValue,
  children,
}: {
  start: unknown;
  onValue: (value: unknown) => void;
  children: ReactNode;
}) {
  const [value, setValue] = useState(start);
  const onChange = (next: unknown) => {
    onValue(next);
    setValue(next);
  };
  const field = {
    id: 'field',
    name: 'field',
    value,
    onChange,
    onBlur: () => {},
    invalid: false,
    required: false,
    disabled: false,
    lang: undefined,
    labelId: undefined,
    ariaLabel: 'Field',
    describedBy: undefined,
  };
  return <FieldContext value={field}>{children}</FieldContext>;
}

/** An input in a field of its own; `held()` is the value that the field has by now. */
export function renderInput(input: ReactNode, start: unknown, locale?: 'zh' | 'en') {
  let value = start;
  renderInView(
    <HeldField start={start} onValue={(next) => (value = next)}>
      {input}
    </HeldField>,
    { locale },
  );
  return { user: userEvent.setup(), input: screen.getByRole('combobox', { name: 'Field' }), held: () => value };
}
