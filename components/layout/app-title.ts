import { getConfig } from '@/lib/config/config';
import { useLoginTexts } from '@/lib/i18n/login-texts';

export function useAppTitle(): string {
  const { appTitle } = useLoginTexts();
  return getConfig().title ?? appTitle;
}
