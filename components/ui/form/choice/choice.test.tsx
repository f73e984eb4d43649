import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Checkbox, Radio, Switch } from './choice';

it('is named by the words beside it, which press it', async () => {
  function Probe() {
    const [on, setOn] = useState(false);
    return <Switch checked={on} onChange={(event) => setOn(event.target.checked)} label={<b>Tabs</b>} />;
  }
  render(<Probe />);
  expect(screen.getByRole('switch', { name: 'Tabs' })).not.toBeChecked();
  await userEvent.click(screen.getByText('Tabs'));
  expect(screen.getByRole('switch', { name: 'Tabs' })).toBeChecked();
});

it('stays mixed when a press changes nothing', async () => {
  function Probe() {
    const [, setPresses] = useState(0);
    return <Checkbox checked={false} indeterminate onChange={() => setPresses((all) => all + 1)} label="All" />;
  }
  render(<Probe />);
  const box = screen.getByRole('checkbox', { name: 'All' });
  expect(box).toBePartiallyChecked();
  await userEvent.click(box);
  expect(box).toBePartiallyChecked();
});

it('moves between those of a name by the arrow keys', async () => {
  function Probe() {
    const [value, setValue] = useState('a');
    return ['a', 'b'].map((one) => (
      <Radio key={one} name="which" label={one} checked={value === one} onChange={() => setValue(one)} />
    ));
  }
  render(<Probe />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'b' })).toBeChecked();
});

it('hides what only shows a state from assistive technology', () => {
  render(<Checkbox checked readOnly tabIndex={-1} aria-hidden />);
  expect(screen.queryByRole('checkbox')).toBeNull();
});
