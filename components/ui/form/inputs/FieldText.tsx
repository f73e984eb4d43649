import type { ComponentProps, ReactNode } from 'react';
import { inputAria, useFieldInput } from '../field-context';
import { TextBox } from '../text/text-box';
import { InvalidMark } from './InvalidMark';

interface FieldTextProps extends Omit<ComponentProps<typeof TextBox>, 'id' | 'name' | 'disabled'> {
  /** At the end of the field: the unit. */
  suffix?: ReactNode;
}

/**
 * The text input of a field, with its value as text and its state unless props override them. Inputs of other types add
 * how the value is formatted and parsed.
 */
export function FieldText({ suffix, ...own }: FieldTextProps) {
  const field = useFieldInput<string | undefined>();
  return (
    <TextBox
      id={field.id}
      name={field.name}
      value={field.value ?? ''}
      onChange={(event) => field.onChange(event.target.value)}
      onBlur={field.onBlur}
      disabled={field.disabled}
      end={<InvalidMark suffix={suffix} />}
      {...inputAria(field)}
      {...own}
    />
  );
}
