/** A quotation that was sent, with the number that follows from its place among those of its inquiry (contract 4). */
export interface Numbered<M> {
  message: M;
  number: string;
  /** The number of the latest quotation, if that is another one: it replaces all earlier ones. */
  replacedBy?: string;
}

export const quotationNumber = (inquiry: string, place: number) => `${inquiry}-Q${place}`;

/** The number of the proforma invoice of a quotation, which has one: INQ-7-PI2 of INQ-7-Q2. */
export const invoiceNumber = (quotation: string) => quotation.replace(/Q(?=\d+$)/, 'PI');

/** All messages of an inquiry with a quotation, oldest first, with their numbers. */
export function numbered<M>(inquiry: string, messages: readonly M[]): Numbered<M>[] {
  const latest = messages.length;
  return messages.map((message, index) => ({
    message,
    number: quotationNumber(inquiry, index + 1),
    ...(index + 1 < latest ? { replacedBy: quotationNumber(inquiry, latest) } : {}),
  }));
}
