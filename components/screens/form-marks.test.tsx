import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { renderInView } from '@/components/ui/testing/render';
import { setTransport } from '@/lib/api/request/transport';
import { parseConfig, setConfig } from '@/lib/config/config';
import { BlogFormScreen } from './blog/form/BlogFormScreen';
import { ProductFormScreen } from './product/form/ProductFormScreen';

beforeEach(() => {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
  setTransport(async () => Response.json({ code: 200, data: { list: [], total: 0 } }));
});
afterEach(() => setTransport(undefined));

/** What asks for a value that is not there. */
const MISSING = /请填写此项|请至少填写一种语言|请从列表中选择|至少 1 项/;
/** Beside its name, or over the two languages of its text. */
const hasMark = (field: Element) =>
  [field, field.parentElement?.querySelector(':scope > p')].some((part) => part?.textContent?.includes('*'));
/** The fields whose form element holds what `selector` finds, by the text of their labels. */
const labelsWith = (holds: (field: Element) => boolean) =>
  [...document.querySelectorAll('[data-field]')]
    .filter(holds)
    .map((field) => field.querySelector('[data-label]')?.textContent?.replace(/ (中文|English)$/, ''));

const FORMS: [name: string, screen: ReactElement, send: string][] = [
  ['product', <ProductFormScreen key="product" />, '提交审核'],
  ['post', <BlogFormScreen key="post" />, '发布'],
];

test.each(FORMS)('a new %s reports exactly the fields that are marked, each beside it', async (_, form, send) => {
  const user = userEvent.setup();
  renderInView(form);
  const button = await screen.findByRole('button', { name: send });
  // The sections below the first view come later.
  await waitFor(() => expect(document.querySelector('[data-skeleton]')).toBeNull());
  // A required choice that starts with a value is never reported.
  const filled = (field: Element) => !!field.querySelector<HTMLInputElement>('input[role="combobox"]')?.value;
  const marked = new Set(labelsWith((field) => hasMark(field) && !filled(field)));
  await user.click(button);
  const reported = new Set(labelsWith((field) => MISSING.test(field.querySelector('[data-notes]')?.textContent ?? '')));
  expect(reported).toEqual(marked);
  expect(reported.size).toBeGreaterThan(1);
  const aside = screen.getByRole('complementary');
  expect(within(aside).queryByText(MISSING)).toBeNull();
});

test('one language is enough: neither of the two is required, and the mark is beside the one hint over both', async () => {
  const user = userEvent.setup();
  renderInView(<ProductFormScreen />);
  const [zh, en] = await screen.findAllByRole('textbox', { name: /^产品名称/ });
  expect(zh).toHaveAccessibleDescription('至少填写一种语言');
  expect(en).not.toBeRequired();
  const pair = zh!.closest('[data-field]')!.parentElement!;
  expect(pair.textContent).toMatch(/^\* ?至少填写一种语言[^*]+$/);
  await user.type(zh!, '泵');
  expect(pair.textContent).not.toContain('*');
  expect(en).not.toHaveAccessibleDescription();
});

test('a product without a price says so; price on request is a choice', async () => {
  const user = userEvent.setup();
  renderInView(<ProductFormScreen />);
  const preview = await screen.findByRole('region', { name: '买家视角' });
  expect(preview).toHaveTextContent('未填价格');
  await user.click(screen.getByRole('radio', { name: '价格面议' }));
  expect(await within(preview).findByText('价格面议')).toBeInTheDocument();
});

test('the aside follows the fields in the document, as Tab and a screen reader go', async () => {
  renderInView(<ProductFormScreen />);
  const [first] = await screen.findAllByRole('textbox', { name: /^产品名称/ });
  const aside = screen.getByRole('complementary');
  expect(first!.compareDocumentPosition(aside)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
