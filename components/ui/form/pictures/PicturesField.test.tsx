import { fireEvent, screen } from '@testing-library/react';
import { FieldContext } from '@/components/ui/form/field-context';
import { renderInView } from '@/components/ui/testing/render';
import { parseConfig, setConfig } from '@/lib/config/config';
import { PicturesField } from './PicturesField';

const parsed = parseConfig({});
if (parsed.ok) setConfig(parsed.config);

const field = {
  ...{ id: 'field', name: 'field', value: [], onChange: () => {}, onBlur: () => {} },
  ...{ invalid: false, required: false, disabled: false, lang: undefined },
  ...{ labelId: undefined, ariaLabel: undefined, describedBy: undefined },
};

test('the focused tile holds the selection, to which Firefox sends a pasted picture', () => {
  const { container } = renderInView(
    <FieldContext value={field}>
      <PicturesField pictures={[]} read={() => []} write={() => {}} max={5} maxBytes={100} />
    </FieldContext>,
  );
  const group = screen.getByRole('group');
  getSelection()?.removeAllRanges();
  fireEvent.focus(container.querySelector('input[type=file]')!);
  expect(getSelection()?.anchorNode).toBe(group);
  expect(fireEvent.paste(group, { clipboardData: { files: [new File(['x'], 'a.png')] } })).toBe(false);
});
