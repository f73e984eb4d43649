import { firstRecord } from '@/components/ui/record/first-record';
import { RecordScreen } from '@/components/ui/record/RecordScreen';
import { useRouteTitle } from '@/lib/i18n/route-title';
import { useView } from '@/lib/router/view';
import { InfoForm } from './InfoForm';
import { INFO_KIND } from './info-kind';

/** `/Shop/Info`: basic information, a single record. */
export function ShopInfoScreen() {
  const title = useRouteTitle()(useView().title);
  return <RecordScreen kind={INFO_KIND} title={title} form={(info) => <InfoForm title={title} info={info} />} />;
}

export const first = firstRecord(INFO_KIND);
