import { useTranslations } from 'next-intl';
import { getConfig } from '@/lib/config/config';

/** The product's name: the configured one, else that of the messages. */
export function useAppTitle(): string {
  const t = useTranslations('entry');
  return getConfig().title ?? t('app.title');
}
