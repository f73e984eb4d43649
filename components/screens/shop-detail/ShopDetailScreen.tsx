import { firstRecord } from '@/components/ui/record/first-record';
import { RecordScreen } from '@/components/ui/record/RecordScreen';
import { useRouteTitle } from '@/lib/i18n/route-title';
import { useView } from '@/lib/router/view';
import { DetailForm } from './DetailForm';
import { DETAIL_KIND } from './detail-kind';

/** `/Shop/Detail`: extended information, a single record. */
export function ShopDetailScreen() {
  const title = useRouteTitle()(useView().title);
  return (
    <RecordScreen kind={DETAIL_KIND} title={title} form={(detail) => <DetailForm title={title} detail={detail} />} />
  );
}

export const first = firstRecord(DETAIL_KIND);
