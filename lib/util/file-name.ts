/** Signs that steer the direction of a line, and control characters: in a name they only mislead. */
const MISLEADING = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * The name of a chosen file as it is kept and shown: without the folders some browsers put before it, without signs
 * that make `exe.jpg` out of `gpj.exe`, and no longer than `max` characters, its ending kept.
 */
export function safeFileName(name: string, max: number): string {
  const plain = (name.split(/[\\/]/).at(-1) ?? '').replace(MISLEADING, '').trim();
  const named = /[^.\s]/.test(plain) ? plain : 'file';
  const characters = [...named];
  if (named.length <= max) return named;
  const ending = /\.[^.]{1,10}$/.exec(named)?.[0] ?? '';
  // Whole characters only: half of a pair is none.
  const stem = characters.slice(0, characters.length - ending.length);
  while (stem.join('').length + ending.length > max) stem.pop();
  return `${stem.join('')}${ending}`;
}
