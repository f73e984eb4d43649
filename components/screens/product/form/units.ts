/** Units of trade that are proposed; any other may be written. They are data, the same in every language. */
export const UNITS = [
  'pcs',
  'sets',
  'units',
  'pairs',
  'kg',
  't',
  'm',
  'm²',
  'm³',
  'L',
  'rolls',
  'cartons',
  'bags',
] as const;
