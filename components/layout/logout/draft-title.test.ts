import { QueryClient } from '@tanstack/react-query';
import type { ListedDraft } from '@/components/ui/record/draft-list';
import { draftTitle } from './draft-title';

const queries = new QueryClient();
queries.setQueryData(['inquiry', 'detail', '150'], { subject: 'Pumps for Tema', content: '' });
queries.setQueryData(['product', 'detail', '7'], { title: { zh: '泵', en: 'Pump' } });
const listed = (form: string, values: unknown, id?: string): ListedDraft => ({
  key: form,
  form,
  id,
  draft: { at: '2026-03-01T00:00:00Z', values },
});

test.each([
  [listed('product', { title: { zh: '新泵', en: 'New pump' } }), 'New pump'],
  [listed('product', { title: { zh: '新泵', en: '' } }), '新泵'],
  [listed('product', { title: { zh: '', en: '' }, sku: 'YQ-1' }), 'YQ-1'],
  [listed('product', { title: {} }, '7'), 'Pump'],
  [listed('shopContact', { name: 'Zhang' }), 'Zhang'],
  [listed('inquiry', { content: 'Thank you.' }, '150'), 'Pumps for Tema'],
  [listed('inquiry', { content: 'Thank you.' }, '151'), 'Thank you.'],
  [listed('inquiry-note', 'call on Monday', '150'), 'Pumps for Tema'],
  [listed('quotation', { content: '<p>Dear <b>Ama</b></p>' }), 'Dear Ama'],
  [listed('blog', { title: 'x'.repeat(80) }), `${'x'.repeat(60)}…`],
  [listed('product', 5), ''],
  [listed('product', { title: { __proto__: 'x' }, name: [] }), ''],
])('%# is called %s', (draft, title) => {
  expect(draftTitle(draft, 'en', queries)).toBe(title);
});
