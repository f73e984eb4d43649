import type { NewPassword } from '@/lib/api/password';

export const MIN_PASSWORD_LENGTH = 6;

export type PasswordFault = 'empty' | 'short' | 'differ';

/** Validates each field (specification 5); the minimum length applies to the new password only. */
export function passwordFaults({ password, confirm_password: again }: NewPassword) {
  const faults: { path: keyof NewPassword; fault: PasswordFault }[] = [];
  if (password === '') faults.push({ path: 'password', fault: 'empty' });
  else if (password.length < MIN_PASSWORD_LENGTH) faults.push({ path: 'password', fault: 'short' });
  if (again === '') faults.push({ path: 'confirm_password', fault: 'empty' });
  else if (again !== password) faults.push({ path: 'confirm_password', fault: 'differ' });
  return faults;
}

/**
 * Strength of a password from 1 to 4; 0 for one that is refused. Length counts most, then the kinds of characters; a
 * repeated character or a sequence like 123456 is weak at any length.
 */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 | 4 {
  if (password.length < MIN_PASSWORD_LENGTH) return 0;
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/].filter((kind) => kind.test(password)).length;
  const codes = [...password].map((char) => char.codePointAt(0) ?? 0);
  const plain = codes.slice(1).filter((code, index) => Math.abs(code - codes[index]!) <= 1).length;
  if (plain >= (codes.length - 1) / 2 || new Set(codes).size <= 3) return 1;
  const points = (password.length >= 8 ? 1 : 0) + (password.length >= 12 ? 1 : 0) + kinds;
  return points <= 2 ? 1 : points === 3 ? 2 : points === 4 ? 3 : 4;
}
