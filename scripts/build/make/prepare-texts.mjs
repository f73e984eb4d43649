// A loader of the bundler for messages/: each text is parsed here, once, and not in the browser, which then needs no parser.
import compile from 'icu-minify/compile';

/** What reads prepared texts, in place of the formatter that parses them (next.config.mjs). */
export const FORMATTER = './node_modules/use-intl/dist/esm/production/format-message/format-only.js';

/** A file of messages with its texts in parts; one without arguments and tags stays as it is. */
export const preparedTexts = (texts) =>
  typeof texts === 'string'
    ? compile(texts)
    : Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, preparedTexts(value)]));

export default function prepareTexts(source) {
  return JSON.stringify(preparedTexts(JSON.parse(source)));
}
