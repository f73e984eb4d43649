import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { Sample } from '../parts/Sample';
import { StateSwitch } from '../parts/StateSwitch';

const KINDS = ['never', 'done', 'none', 'forbidden', 'failed'] as const;

/** The reasons why there is nothing to see, each with a drawing and a sentence of its own. */
export function EmptySample() {
  const t = useTranslations('gallery.empty');
  const [kind, setKind] = useState<(typeof KINDS)[number]>('never');
  return (
    <Sample
      title={t('title')}
      text={t('text')}
      files={['components/ui/feedback/EmptyState.tsx', 'components/ui/feedback/EmptyDrawing.tsx']}
      states={<StateSwitch states={KINDS} value={kind} onChange={setKind} labelOf={(one) => t(`kind.${one}.name`)} />}
    >
      <EmptyState kind={kind} title={t(`kind.${kind}.title`)} text={t(`kind.${kind}.text`)} />
    </Sample>
  );
}
