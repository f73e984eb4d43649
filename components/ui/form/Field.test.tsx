import { fireEvent, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { renderInView } from '@/components/ui/testing/render';
import { Field } from './Field';
import { FormRoot } from './FormRoot';
import { TextInput } from './inputs/TextInput';
import { useRecordForm } from './use-record-form';

const VALUES = { name: 'Pump', brand: 'Yongquan' };

test('typing in a field draws that field, and none beside it', () => {
  const drawn: string[] = [];
  function Form() {
    const form = useRecordForm({
      values: VALUES,
      level: 'full',
      rules: { record: (values) => values, check: () => [] },
    });
    return (
      <FormRoot form={form} label="form">
        {Object.keys(VALUES).map((name) => (
          <Profiler key={name} id={name} onRender={(id) => drawn.push(id)}>
            <Field name={name} label={name}>
              <TextInput />
            </Field>
          </Profiler>
        ))}
      </FormRoot>
    );
  }
  renderInView(<Form />);
  drawn.length = 0;
  fireEvent.change(screen.getByLabelText('name'), { target: { value: 'Pumps' } });
  expect(screen.getByLabelText<HTMLInputElement>('name').value).toBe('Pumps');
  expect(new Set(drawn)).toEqual(new Set(['name']));
});
