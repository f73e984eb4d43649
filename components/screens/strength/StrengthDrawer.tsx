import { useTranslations } from 'next-intl';
import { RecordDrawer } from '@/components/ui/record/RecordDrawer';
import type { StrengthKind } from '@/lib/api/strength';
import { StrengthForm } from './StrengthForm';
import { strengthKind } from './strength-kind';
import { FIRST_KIND } from './strength-list';

const ANY = strengthKind(FIRST_KIND);

export function StrengthDrawer({ newKind }: { newKind: StrengthKind }) {
  const t = useTranslations('strength');
  return (
    <RecordDrawer
      kind={ANY}
      title={(entry) => entry?.title ?? t('new', { kind: newKind })}
      head={({ images, kind }) => ({ picture: images[0], facts: t(`kind.${kind}`) })}
      form={(entry, drawer) => <StrengthForm entry={entry} newKind={newKind} drawer={drawer} />}
    />
  );
}
