import type { User } from '@/lib/api/session';
import { localized } from './localized';

/** The name of a user in a language: Chinese, or English if the platform sends it; empty for a visitor. */
export const userName = ({ username, usernameEn = '' }: User, language: string): string =>
  localized({ zh: username, en: usernameEn }, language);
