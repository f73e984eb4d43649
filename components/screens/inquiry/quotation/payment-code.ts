/** Ways to pay as the trade writes them, the same in every language. */
const CODES: Record<string, string> = {
  TT: 'T/T',
  LC: 'L/C',
  DP: 'D/P',
  DA: 'D/A',
  WU: 'Western Union',
  OA: 'O/A',
};

/** A way to pay (contract 4) in few characters; one that is not known as it came. */
export const paymentCode = (term: string): string => CODES[term] ?? term;
