/**
 * The code that a user wrote, as itself or by one of its names, in upper or lower case; a text that is none of them is
 * returned as it was written.
 */
export function codeNamed(codes: readonly string[], namesOf: (code: string) => string[], text: string): string {
  const written = text.trim().toLowerCase();
  return codes.find((code) => [code, ...namesOf(code)].some((name) => name.toLowerCase() === written)) ?? text;
}
