import { Bug } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconAction } from '@/components/ui/button/IconAction';
import { errorCountAtom } from '@/lib/state/error-log';
import { useAtomValue } from '@/lib/state/store';
import { HeaderCount } from '../header/HeaderCount';
import { openOverlay } from '../overlay';

export function ErrorButton() {
  const t = useTranslations('layout');
  const count = useAtomValue(errorCountAtom);
  if (count === 0) return null;
  const label = t('header.errors', { count });
  return (
    <IconAction label={label} aria-haspopup="dialog" onClick={() => openOverlay('errors')}>
      <Bug size={18} strokeWidth={1.7} />
      <HeaderCount count={count} />
    </IconAction>
  );
}
