/** Only the dictionary of the package: its matcher tries every way to split the letters, which can take minutes. */
declare module 'pinyin-match/src/simplified_dict.js' {
  export const dict: Record<string, string>;
}
