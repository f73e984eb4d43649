import { useTranslations } from 'next-intl';
import { useDeferredValue } from 'react';
import { useFormState } from '@/components/ui/form/form-context';
import { CompletenessCard } from '../CompletenessCard';
import { INFO_FACTS } from './info-facts';
import { INFO_KIND, type InfoValues } from './info-kind';
import { useInfoLabel } from './info-labels';
import { ShopHeadPreview } from './ShopHeadPreview';

/** Beside the fields: what the head of the shop lacks, and how a buyer sees it. Typing never waits for it. */
export function InfoAside({ verified }: { verified: boolean }) {
  const t = useTranslations('shopInfo.completeness');
  const values = useDeferredValue(useFormState((snapshot) => snapshot.values as InfoValues));
  return (
    <>
      <CompletenessCard
        title={t('title')}
        score={(score) => t('score', { score })}
        kind={INFO_KIND}
        values={values}
        facts={INFO_FACTS}
        lacks={({ key }) => t(`lacks.${key}`)}
        labelOf={useInfoLabel()}
      />
      <ShopHeadPreview values={values} verified={verified} />
    </>
  );
}
