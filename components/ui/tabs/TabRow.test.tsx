import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterFrame } from '@/lib/util/browser/after-frame';
import { TabRow } from './TabRow';

const TABS = [
  { value: 'all', label: 'All' },
  { value: 'online', label: 'Online' },
  { value: 'draft', label: 'Drafts' },
] as const;
type View = (typeof TABS)[number]['value'];

function Row({ first = 'all', onClick }: { first?: View | false; onClick?: () => void }) {
  const [value, setValue] = useState<View | false>(first);
  return (
    <TabRow
      aria-label="Views"
      tabs={TABS.map((tab) => ({ ...tab, onClick }))}
      value={value}
      onChange={(next) => setValue(next)}
    />
  );
}
const tab = (name: string) => screen.getByRole('tab', { name });

it('arrows, Home and End move the focus in a circle, and Enter and Space select', async () => {
  const user = userEvent.setup();
  render(<Row />);
  await user.tab();
  expect(tab('All')).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(tab('Drafts')).toHaveFocus();
  expect(tab('All')).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  expect(tab('Drafts')).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowRight}{ArrowRight} ');
  expect(tab('Online')).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{End}');
  expect(tab('Drafts')).toHaveFocus();
  await user.keyboard('{Home}');
  expect(tab('All')).toHaveFocus();
});

it('leaves keys with a modifier to the browser', async () => {
  const user = userEvent.setup();
  render(<Row />);
  await user.tab();
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}{Control>}{End}{/Control}');
  expect(tab('All')).toHaveFocus();
});

it('is one stop for the key Tab: the selected tab, or the first where none is selected', () => {
  const { unmount } = render(<Row first="online" />);
  expect(screen.getAllByRole('tab').map((one) => one.tabIndex)).toEqual([-1, 0, -1]);
  unmount();
  render(<Row first={false} />);
  expect(screen.getAllByRole('tab').map((one) => one.tabIndex)).toEqual([0, -1, -1]);
});

it('reports a click on the selected tab to the tab alone', async () => {
  const onClick = jest.fn();
  const user = userEvent.setup();
  render(<Row onClick={onClick} />);
  await user.click(tab('All'));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(tab('All')).toHaveAttribute('aria-selected', 'true');
});

it('keeps the selected tab in sight when counts make the tabs wider, and else where the user has scrolled them', async () => {
  const shown = (width: number, at: number) => {
    const list = screen.getByRole('tablist');
    Object.defineProperties(list, { clientWidth: { value: 300 }, scrollWidth: { value: width, configurable: true } });
    Object.defineProperties(tab('Drafts'), {
      offsetLeft: { value: at, configurable: true },
      offsetWidth: { value: 80, configurable: true },
    });
    return list;
  };
  const { rerender } = render(<Row first="draft" />);
  const list = shown(304, 200);
  await waitFor(() => expect(list.scrollLeft).toBe(4));
  shown(420, 320);
  rerender(<Row first="draft" />);
  await waitFor(() => expect(list.scrollLeft).toBe(124));
  list.scrollLeft = 10;
  rerender(<Row first="draft" />);
  await act(() => new Promise<void>((resolve) => void afterFrame(resolve)));
  expect(list.scrollLeft).toBe(10);
});
