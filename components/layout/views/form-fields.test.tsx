import type { ReactElement } from 'react';
import { BlogSections } from '@/components/screens/blog/form/BlogSections';
import { BLOG_FIELDS } from '@/components/screens/blog/form/blog-values';
import { ContactForm } from '@/components/screens/contact/ContactForm';
import { CONTACT_FIELDS } from '@/components/screens/contact/contact-kind';
import { DETAIL_FIELDS } from '@/components/screens/shop-detail/detail-kind';
import { DetailSections } from '@/components/screens/shop-detail/DetailSections';
import { INFO_FIELDS } from '@/components/screens/shop-info/info-kind';
import { InfoSections } from '@/components/screens/shop-info/InfoSections';
import { STRENGTH_FIELDS } from '@/components/screens/strength/strength-kind';
import { StrengthForm } from '@/components/screens/strength/StrengthForm';
import { readFields, type FieldTable } from '@/components/ui/form/field-table';
import { createFormModel } from '@/components/ui/form/form-model';
import { FormRoot } from '@/components/ui/form/FormRoot';
import { renderInView, testClient } from '@/components/ui/testing/render';
import type { StrengthEntry } from '@/lib/api/strength';
import { userQuery } from '@/lib/api/session-queries';
import { setTransport } from '@/lib/api/request/transport';
import { startSession } from '@/lib/auth/session';
import { parseConfig, setConfig } from '@/lib/config/config';

const mockNames: string[] = [];
// Only the names count; the inputs take seconds to render.
jest.mock('@/components/ui/form/Field', () => ({
  ...jest.requireActual<object>('@/components/ui/form/Field'),
  Field: ({ name }: { name: string }) => {
    mockNames.push(name);
    return null;
  },
}));

beforeEach(() => {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
  startSession('token');
  setTransport(async () => Response.json({ code: 200, data: { list: [], total: 0 } }));
  mockNames.splice(0);
});
afterEach(() => setTransport(undefined));

const drawer = { close: () => {}, leave: () => {} };
/** With values that its kind does not have: they are shown, too. */
const entry: StrengthEntry = {
  ...{ id: '1', sort: 0, version: 1, createdAt: '2026-03-10T04:00:00Z', updatedAt: '2026-03-10T04:00:00Z' },
  ...{ kind: 'partner', title: 'ISO', images: [], description: '', issuedBy: 'SGS', number: '7' },
  ...{ validFrom: '2026-03-10', validTo: '2027-03-10', quantity: 1, area: 2, staff: 3 },
};
const sections = (table: FieldTable, children: ReactElement) => {
  const model = createFormModel({ record: (all) => all, check: () => [] }, readFields(table), 'draft');
  return (
    <FormRoot form={{ formId: 'form', model }} label="form">
      {children}
    </FormRoot>
  );
};

// `elsewhere`: values that have editors of their own, beside the fields.
test.each<[string, FieldTable, ReactElement, elsewhere: string[]]>([
  ['post', BLOG_FIELDS, sections(BLOG_FIELDS, <BlogSections />), ['publishAt']],
  ['contact', CONTACT_FIELDS, <ContactForm key="form" contact={undefined} drawer={drawer} />, []],
  ['strength', STRENGTH_FIELDS, <StrengthForm key="form" entry={entry} newKind="partner" drawer={drawer} />, []],
  ['shop details', DETAIL_FIELDS, sections(DETAIL_FIELDS, <DetailSections />), ['mainMarkets', 'faq']],
  ['shop info', INFO_FIELDS, sections(INFO_FIELDS, <InfoSections />), ['banks']],
])('the form of the %s has a field for each value of its record, and none for another', (_, table, form, elsewhere) => {
  const client = testClient();
  const user = { username: 'A', avatar: '', roles: [], permissions: [], features: ['letterhead'] };
  client.setQueryData(userQuery().queryKey, user);
  renderInView(form, { client });
  const covered = new Set([...mockNames.map((name) => name.split('.')[0]), ...elsewhere]);
  expect([...covered].sort()).toEqual(Object.keys(table).sort());
});
