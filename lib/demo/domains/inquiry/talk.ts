import beside from './talk-beside.json';
import chinese from './talk-chinese.json';
import english from './talk-english.json';
import others from './talk-others.json';

/**
 * Texts of conversations, by language and stage. `{p}` product, `{m}` model, `{q}` quantity, `{port}` port, `{price}`
 * unit price, `{days}` days, `{use}` application, `{me}` the replying colleague. In a language other than Chinese and
 * English each text has the platform's translation.
 */
export type Line = string | readonly [said: string, chinese: string];

export interface Talk {
  subject: readonly string[];
  opening: readonly Line[];
  details: readonly Line[];
  haggle: readonly Line[];
  accept: readonly Line[];
  decline: readonly Line[];
  chase: readonly Line[];
}

const TALKS = { ...others, zh: chinese, en: english } as unknown as Readonly<Record<string, Talk>>;
/** What buyers say in a language; English where they have no texts of their own. */
export const talkOf = (language: string): Talk => TALKS[language] ?? TALKS.en!;

/** Texts of the supplier: in Chinese to Chinese buyers, in English to all others. */
export { default as OURS } from './talk-ours.json';

export const { spam: SPAM, system: SYSTEM, notes: NOTES } = beside;
