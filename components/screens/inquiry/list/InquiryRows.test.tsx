import { act, fireEvent, screen } from '@testing-library/react';
import { renderInView } from '@/components/ui/testing/render';
import type { Selection } from '@/components/ui/table/use-selection';
import type { Inquiry } from '@/lib/api/inquiry-schema';
import { parseConfig, setConfig } from '@/lib/config/config';
import { InquiryRows } from './InquiryRows';

const inquiryOf = (id: string) =>
  ({
    ...{ id, number: id, subject: '', status: 'new', priority: 'normal', unread: false, starred: false },
    ...{ buyer: { name: `Buyer ${id}` }, tags: [], products: [], lastMessageAt: '2026-03-10T04:00:00Z' },
  }) as unknown as Inquiry;
const rows = ['1', '2', '3'].map(inquiryOf);

beforeEach(() => {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
});

const nothingChosen = { has: () => false, size: 0 } as unknown as Selection<Inquiry>;

function show(openId: string | undefined) {
  const opened: (string | null)[] = [];
  const { container } = renderInView(
    <InquiryRows
      name="inquiries"
      rows={rows}
      openId={openId}
      drafts={['2']}
      hrefOf={(id) => `#/Inquiries?id=${id}`}
      selection={nothingChosen}
      busy={false}
    />,
  );
  container.addEventListener('click', (event) => opened.push((event.target as HTMLElement).getAttribute('href')));
  return opened;
}
const current = () => screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'true');

test('the link of the open inquiry is the current one', () => {
  show('2');
  expect(current().map((link) => link.textContent.trim())).toEqual(['Buyer 2']);
});

test('a half-written answer is marked in its row', () => {
  show(undefined);
  expect(screen.getAllByRole('row').map((row) => row.textContent.includes('草稿'))).toEqual([false, true, false]);
});

test('without an open inquiry none is', () => {
  show(undefined);
  expect(current()).toEqual([]);
});

test.each([
  ['j', '2', '3'],
  ['k', '2', '1'],
  ['j', '3', '3'],
  ['k', '1', '1'],
  ['j', undefined, '1'],
])('the key %s opens, from inquiry %s, inquiry %s', (key, from, to) => {
  const opened = show(from);
  fireEvent.keyDown(document.body, { key });
  expect(opened).toEqual([`#/Inquiries?id=${to}`]);
  expect(screen.getByRole('link', { name: `Buyer ${to}` })).toHaveFocus();
});

describe.each([
  ['the link', (id: string) => screen.getByRole('link', { name: `Buyer ${id}` })],
  ['the checkbox', (id: string) => screen.getByRole('checkbox', { name: `选择 Buyer ${id} ${id}` })],
])('from %s of a row', (_, of) => {
  test.each([
    ['ArrowDown', '1', '2'],
    ['ArrowDown', '3', '3'],
    ['ArrowUp', '3', '2'],
    ['ArrowUp', '1', '1'],
    ['End', '1', '3'],
    ['Home', '3', '1'],
  ])('the key %s leads from inquiry %s to inquiry %s, and the page stays where it is', (key, from, to) => {
    const opened = show(undefined);
    act(() => of(from).focus());
    expect(fireEvent.keyDown(of(from), { key })).toBe(false);
    expect(screen.getByRole('link', { name: `Buyer ${to}` })).toHaveFocus();
    expect(opened).toEqual([]);
  });

  test('a key with another one, and other keys, are the browser’s', () => {
    show(undefined);
    act(() => of('1').focus());
    for (const more of [
      { altKey: true },
      { ctrlKey: true },
      { metaKey: true },
      { shiftKey: true },
      { key: 'PageDown' },
    ])
      expect(fireEvent.keyDown(of('1'), { key: 'ArrowDown', ...more })).toBe(true);
    expect(of('1')).toHaveFocus();
  });
});
