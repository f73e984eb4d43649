/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const FOLDERS = ['app', 'components', 'lib', 'e2e', 'scripts'];

/** Words that have another name in this field, and that name. Those of the texts are in scripts/translate/words.mjs. */
const WORDS: readonly [RegExp, string][] = [
  [/\b(?:mend|mended|mending)\b/i, 'correct'],
  [/\breckon(?:s|ed|ing)?\b/i, 'calculate, estimate'],
  [/\b(?:tells?|told)\b/i, 'says, shows, returns, reports'],
  [/\b(?:stands|stood)\b|\bstand (?:at|below|beside|in|once)\b/i, 'is, are'],
  [/\blies (?:at|in|under)\b/i, 'is, is stored'],
  [/\bput away\b/i, 'hide'],
  [/\bthrow(?:s|n)? away\b/i, 'discard'],
  [/\bon (?:its|their) way\b/i, 'being sent, being loaded'],
  [/\bgiv(?:es?|ing) way\b/i, 'shrink'],
  [/\bfor (?:lack|want) of\b/i, 'without'],
  [/\bin vain\b|\bno good\b/i, 'say what fails'],
  [/\bonce more\b/i, 'again, a second time'],
  [/\blets? nobody in\b/i, 'is refused'],
  [
    /\b(?:goes|go|went) out and comes? in\b|\bcomes? in (?:again|as|unchanged)\b/i,
    'is written and read, exported and imported',
  ],
  [/\b(?:parse|current|use|join|resolve)Place\b|: Place\b/, 'location'],
  [/\bbones?\b/i, 'skeleton'],
  [/\bsisters?\b/i, 'sibling'],
];
/** They are about these words. */
const EXCEPT = /^scripts\/(?:check\/lint\/code-words\.test\.ts|translate\/)/;

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
).filter((file) => /\.(?:ts|tsx|mjs|css)$/.test(file) && !EXCEPT.test(file));

test('code and its comments use the words of the field', () => {
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        WORDS.filter(([word]) => word.test(line)).map(([, use]) => `${file}:${at + 1} ${use}: ${line.trim()}`),
      ),
  );
  expect(found).toEqual([]);
});
