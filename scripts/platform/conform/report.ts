import { RULES, type Rule } from './rules';

/** Where a platform differs from the contract. */
export interface Difference {
  rule: Rule;
  call: string;
  /** What was found instead. */
  found: string;
}

const LONGEST = 200;

const amount = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

/** What the checks found. */
export class Report {
  readonly differences: Difference[] = [];
  /** Calls without an answer that could be compared, and why. */
  readonly unchecked: { call: string; why: string }[] = [];
  /** What the contract allows, and what it costs. */
  readonly notes: string[] = [];
  /** What the checks made and could not delete. */
  readonly left: string[] = [];
  calls = 0;
  checks = 0;
  /** Never written: tokens and passwords. */
  readonly #secrets = new Set<string>();

  hide(secret: string): void {
    if (secret !== '') this.#secrets.add(secret);
  }

  /** A text that may be printed. */
  safe(text: string): string {
    let shown = text;
    for (const secret of this.#secrets) shown = shown.replaceAll(secret, '…');
    return shown.length > LONGEST ? `${shown.slice(0, LONGEST)}…` : shown;
  }

  /** Counts one check; where it fails the sentence was not kept. */
  expect(rule: Rule, call: string, kept: boolean, found: string): boolean {
    this.checks += 1;
    const known = this.differences.some((one) => one.rule === rule && one.call === call);
    // The first of many like it says enough.
    if (!kept && !known) this.differences.push({ rule, call, found: this.safe(found) });
    return kept;
  }

  note(call: string, what: string): void {
    this.notes.push(`${call}: ${what}`);
  }

  notChecked(call: string, why: string): void {
    this.unchecked.push({ call, why: this.safe(why) });
  }

  /** 0: as the contract says. 1: it differs, or something was left behind. 2: it could not be checked. */
  get exitCode(): 0 | 1 | 2 {
    if (this.differences.length > 0 || this.left.length > 0) return 1;
    return this.unchecked.length > 0 ? 2 : 0;
  }

  lines(): string[] {
    const differences = this.differences.flatMap(({ rule, call, found }, index) => {
      const [section, sentence] = RULES[rule];
      return [`${index + 1}. ${call}: ${found}`, `   ${section}: “${sentence}”`];
    });
    return [
      ...differences,
      ...this.unchecked.map(({ call, why }) => `Not checked: ${call}: ${why}`),
      ...this.notes.map((note) => `Note: ${note}`),
      ...this.left.map((record) => `Left behind: ${record}`),
      [
        amount(this.calls, 'call'),
        amount(this.checks, 'check'),
        amount(this.differences.length, 'difference'),
        ...(this.unchecked.length > 0 ? [`${this.unchecked.length} not checked`] : []),
      ].join(', '),
    ];
  }
}
