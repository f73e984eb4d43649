import { fireEvent, screen } from '@testing-library/react';
import { FieldContext } from '@/components/ui/form/field-context';
import { renderInView } from '@/components/ui/testing/render';
import { beginEachEmpty } from '@/components/ui/testing/session';
import { setTransport } from '@/lib/api/request/transport';
import { PicturesField } from './PicturesField';

beginEachEmpty();

const field = {
  ...{ id: 'field', name: 'field', value: [], onChange: () => {}, onBlur: () => {} },
  ...{ invalid: false, required: false, disabled: false, lang: undefined },
  ...{ labelId: undefined, ariaLabel: undefined, describedBy: undefined },
};

test.each([
  [1, 1],
  [2, 0],
])('with %i of two pictures there is place for %i to be added', (count, free) => {
  const pictures = Array.from({ length: count }, (_, at) => `https://files.example.com/${at}.png`);
  renderInView(
    <FieldContext value={field}>
      <PicturesField pictures={pictures} read={() => pictures} write={() => {}} max={2} maxBytes={100} />
    </FieldContext>,
  );
  expect(screen.queryAllByText('上传或粘贴')).toHaveLength(free);
});

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

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);
const drop = (files: File[]) => fireEvent.drop(screen.getByRole('group'), { dataTransfer: { files } });
const sending = (name: string) => screen.findByText(`正在上传 ${name}`);
const named = (...names: string[]) => names.map((name) => new File([PNG], name));

test('pictures that are being sent count towards the limit', async () => {
  // No upload ends.
  setTransport(() => new Promise(() => {}));
  const pictures = ['https://files.example.com/1.png'];
  renderInView(
    <FieldContext value={field}>
      <PicturesField pictures={pictures} read={() => pictures} write={() => {}} max={4} maxBytes={100} />
    </FieldContext>,
  );
  drop(named('2.png'));
  await sending('2.png');
  expect(screen.queryByText(/未添加/)).not.toBeInTheDocument();
  drop(named('3.png', '4.png', '5.png', '6.png'));
  expect(await screen.findByText('最多 4 张，另有 2 张未添加。')).toBeInTheDocument();
  expect(screen.queryByText('上传或粘贴')).not.toBeInTheDocument();
});

test('a refused file is named and takes no place', async () => {
  setTransport(() => new Promise(() => {}));
  renderInView(
    <FieldContext value={field}>
      <PicturesField pictures={[]} read={() => []} write={() => {}} max={3} maxBytes={100} />
    </FieldContext>,
  );
  drop([new File(['MZ'], 'virus.png'), ...named('1.png', '2.png')]);
  await sending('2.png');
  expect(await screen.findByRole('alert')).toHaveTextContent('virus.png');
  expect(screen.queryByText(/未添加/)).not.toBeInTheDocument();
  expect(screen.getByText('上传或粘贴')).toBeInTheDocument();
  drop(named('3.png', '4.png'));
  expect(await screen.findByText('最多 3 张，另有 1 张未添加。')).toBeInTheDocument();
});
