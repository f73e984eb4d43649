import { useTranslations } from 'next-intl';
import { RecordDrawer } from '@/components/ui/record/RecordDrawer';
import { AppealForm } from './AppealForm';
import { APPEAL_KIND } from './review-kinds';

export function AppealDrawer() {
  const t = useTranslations('review');
  return (
    <RecordDrawer
      kind={APPEAL_KIND}
      param="appeal"
      title={() => t('appeal.title')}
      form={(review, drawer) => review && <AppealForm review={review} drawer={drawer} />}
    />
  );
}
