/** A record that the checks may make, and what they change of it. */
export interface Sample {
  entity: string;
  /** The fields of a create; `mark` distinguishes this run from any other. */
  fields: (mark: string) => Record<string, unknown>;
  /** A field whose text is changed. */
  changed: string;
  /** The same field as no platform may take it. */
  refused: unknown;
}

const named = (mark: string, text: string) => `${text} ${mark}`;

/** Nothing of them is seen by buyers: drafts, hidden people, entries without pictures. */
export const SAMPLES: readonly Sample[] = [
  {
    entity: 'replyTemplate',
    fields: (mark) => ({ title: named(mark, 'Conformance'), content: 'Thank you.', language: 'en' }),
    changed: 'title',
    refused: '',
  },
  {
    entity: 'materialFolder',
    fields: (mark) => ({ name: named(mark, 'Conformance') }),
    changed: 'name',
    refused: '',
  },
  {
    entity: 'classify',
    fields: (mark) => ({ name: { en: named(mark, 'Conformance') }, visible: false }),
    changed: 'name',
    refused: {},
  },
  {
    entity: 'blog',
    fields: (mark) => ({ title: { en: named(mark, 'Conformance') } }),
    changed: 'title',
    refused: {},
  },
  {
    entity: 'product',
    fields: (mark) => ({ title: { en: named(mark, 'Conformance') }, sku: `CONFORM-${mark}` }),
    changed: 'title',
    refused: {},
  },
  {
    entity: 'shopContact',
    fields: (mark) => ({
      name: named(mark, 'Conformance'),
      position: '',
      department: '',
      mobile: '+86 574 5550 0100',
      email: 'conformance@example.com',
      timezone: 'Asia/Shanghai',
      languages: ['en'],
      primary: false,
      visible: false,
    }),
    changed: 'name',
    refused: '',
  },
  {
    entity: 'shopResource',
    fields: (mark) => ({ kind: 'partner', title: named(mark, 'Conformance'), images: [], description: '' }),
    changed: 'title',
    refused: '',
  },
];
