import { getConfig } from '@/lib/config/config';
import { useLoginTexts } from '@/lib/i18n/login-texts';

/** The product's name: the configured one, else that of the messages. */
export function useAppTitle(): string {
  const { appTitle } = useLoginTexts();
  return getConfig().title ?? appTitle;
}
