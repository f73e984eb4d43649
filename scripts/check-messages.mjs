// npm run i18n:check: both languages have the same keys and arguments, every text can be parsed, and every key is used.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { localesIn } from './messages/list.mjs';
import { checkTexts } from './messages/texts.mjs';
import { unusedKeys } from './messages/usage.mjs';

const CODE = ['app', 'components', 'lib'];

function messageFiles(root, locale) {
  const folder = join(root, 'messages', locale);
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();
  return Object.fromEntries(files.map((name) => [name.slice(0, -5), readFileSync(join(folder, name), 'utf8')]));
}

const sourceFiles = (root) =>
  CODE.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name) => ({ file: join(folder, name), text: readFileSync(join(root, folder, name), 'utf8') })),
  );

export function checkMessages(root) {
  const { problems, keys } = checkTexts(
    Object.fromEntries(localesIn(join(root, 'messages')).map((locale) => [locale, messageFiles(root, locale)])),
  );
  const unused = unusedKeys(keys, sourceFiles(root)).map(({ file, key }) => `${file}:${key}: is not used`);
  return { problems: [...problems, ...unused], count: keys.length };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { problems, count } = checkMessages(fileURLToPath(new URL('..', import.meta.url)));
  problems.forEach((problem) => console.error(problem));
  console.log(`${count} messages in ${localesIn().length} languages, ${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
