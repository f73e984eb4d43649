/** The dictionary of the package, without its matcher: that one tries every way to cut the letters, which can take minutes. */
declare module 'pinyin-match/src/simplified_dict.js' {
  export const dict: Record<string, string>;
}
