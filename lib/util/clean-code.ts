/**
 * A code or a file name as it is stored and compared: composed, without signs that nobody sees (zero-width spaces, marks
 * of direction, byte order marks) and without outer spaces.
 */
export const cleanCode = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .trim();
