/** Payment terms as abbreviated in trade, the same in every language. */
const CODES: Record<string, string> = {
  TT: 'T/T',
  LC: 'L/C',
  DP: 'D/P',
  DA: 'D/A',
  WU: 'Western Union',
  OA: 'O/A',
};

/** A payment term (contract 4) as an abbreviation; an unknown one unchanged. */
export const paymentCode = (term: string): string => CODES[term] ?? term;
