import { useTranslations } from 'next-intl';
import type { Work } from '@/lib/state/works';

export function useWorkTitle(): (work: Pick<Work, 'title' | 'undoes'>) => string {
  const t = useTranslations('work');
  return ({ title: { key, values }, undoes }) => {
    // Every title takes some of the same values.
    const title = t(`title.${key}` as 'title.importProducts', { name: '', count: 0, ...values } as { name: string });
    return undoes ? t('undoOf', { title }) : title;
  };
}
