import { cleanup, fireEvent } from '@testing-library/react';
import naughty from 'big-list-of-naughty-strings';
import { useState, type ReactNode } from 'react';
import { SafeHtml } from '@/components/ui/feedback/html/SafeHtml';
import { renderInView } from '@/components/ui/testing/render';
import { plainText } from './rich-text';
import { readDraft, writeDraft } from '../record/draft-store';
import { FieldContext, type FieldInput } from './field-context';
import { SuggestInput } from './inputs/combo/SuggestInput';
import { TagsInput } from './inputs/TagsInput';
import { TextInput } from './inputs/TextInput';

/** Strings that are known to cause errors, in each kind of text field (bar E12). */

const INPUT = {
  id: 'text',
  name: 'text',
  onBlur: () => {},
  invalid: false,
  required: false,
  disabled: false,
  labelId: undefined,
  ariaLabel: 'text',
  describedBy: undefined,
  lang: undefined,
};

let last: unknown;
function Field({ first, children }: { first: unknown; children: ReactNode }) {
  const [value, setValue] = useState<unknown>(first);
  const onChange = (next: unknown) => {
    last = next;
    setValue(next);
  };
  return <FieldContext value={{ ...INPUT, value, onChange } satisfies FieldInput}>{children}</FieldContext>;
}
const input = () => document.querySelector<HTMLInputElement>('input:not([aria-hidden]), textarea')!;

const KINDS: [name: string, first: unknown, field: ReactNode, oneLine: boolean][] = [
  ['one line', '', <TextInput key="one" />, true],
  ['several lines', '', <TextInput key="several" rows={3} />, false],
  ['suggestions', '', <SuggestInput key="suggest" suggestions={[]} />, true],
];

test.each(KINDS)('a field of %s has each as it was typed', (_, first, field, oneLine) => {
  renderInView(<Field first={first}>{field}</Field>);
  for (const text of naughty.filter(Boolean)) {
    fireEvent.change(input(), { target: { value: '' } });
    fireEvent.change(input(), { target: { value: text } });
    const held = oneLine ? text.replace(/[\r\n]/g, '') : text.replace(/\r\n?/g, '\n');
    expect([text, last]).toEqual([text, held]);
    expect([text, input().value]).toEqual([text, held]);
  }
});

test('a field of words has each as one word, shown as it is', () => {
  const words = [...new Set(naughty.map((text) => text.trim()).filter(Boolean))];
  for (const some of [words.slice(0, 150), words.slice(150, 300), words.slice(300)]) {
    renderInView(
      <Field first={some}>
        <TagsInput />
      </Field>,
    );
    const chips = [...document.querySelectorAll('[data-chip]')].map((chip) => chip.textContent);
    expect(chips).toEqual(some);
    fireEvent.change(input(), { target: { value: 'one more' } });
    fireEvent.keyDown(input(), { key: 'Enter' });
    expect(last).toEqual([...some, 'one more']);
    cleanup();
  }
});

test('a formatted text made of each says the same words, and nothing of it becomes an element', () => {
  const texts = naughty.filter((one) => one.trim() !== '');
  const words = (one: string | null) => (one ?? '').replace(/\s+/g, ' ').trim();
  const paragraphs = texts.map((text) => Object.assign(document.createElement('p'), { textContent: text }).outerHTML);
  renderInView(<SafeHtml html={paragraphs.join('')} />);
  const shown = [...document.querySelectorAll('p')];
  expect(shown.map(({ textContent }) => words(textContent))).toEqual(texts.map(words));
  expect(shown.flatMap(({ children }) => [...children])).toEqual([]);
  expect(paragraphs.map(plainText)).toEqual(texts.map(words));
});

test('a draft gives each back to the letter', () => {
  for (const text of naughty) {
    writeDraft('supplier-client%3Adraft/acme/product/1', {
      at: '2026-10-14T00:00:00Z',
      values: { text, [text]: text },
    });
    const draft = readDraft('supplier-client%3Adraft/acme/product/1', (stored) => stored as Record<string, string>);
    expect(draft?.values).toEqual(JSON.parse(JSON.stringify({ text, [text]: text })));
  }
});
