/** The skins of the theme drawer, in their order. */
export const SKINS = [
  'blue-black',
  'blue-white',
  'green-black',
  'green-white',
  'red-black',
  'red-white',
  'ocean',
] as const;
