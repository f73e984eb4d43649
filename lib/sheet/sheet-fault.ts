/** Why a file cannot be read; each has a sentence of its own. */
export type SheetFaultKey =
  | 'tooBig'
  | 'unpacksTooBig'
  | 'broken'
  | 'oldExcel'
  | 'notSheet'
  | 'encoding'
  | 'quote'
  | 'noRows'
  | 'tooManyRows'
  | 'tooManyColumns';

export class SheetFault extends Error {
  constructor(
    readonly key: SheetFaultKey,
    readonly values: Record<string, number | string> = {},
    options?: ErrorOptions,
  ) {
    super(key, options);
  }
}
