import { useTranslations } from 'next-intl';
import { RecordDrawer } from '@/components/ui/record/RecordDrawer';
import type { ResourceKind } from '@/lib/api/shop-resource';
import { ResourceForm } from './ResourceForm';
import { resourceKind } from './resource-kind';
import { FIRST_KIND } from './resource-list';

const ANY = resourceKind(FIRST_KIND);

/** What the company shows and is open, or something to be of the kind that is listed. */
export function ResourceDrawer({ newKind }: { newKind: ResourceKind }) {
  const t = useTranslations('strength');
  return (
    <RecordDrawer
      kind={ANY}
      title={(resource) => resource?.title ?? t('new', { kind: newKind })}
      form={(resource, drawer) => <ResourceForm resource={resource} newKind={newKind} drawer={drawer} />}
    />
  );
}
