import { Suspense } from 'react';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { withTexts } from '@/components/ui/lazy-with-texts';
import { isRecord } from '@/lib/util/guards';
import { FollowUps } from './FollowUps';

/** Most shops have no outcomes yet, and many platforms count none. */
const Outcomes = lazyPart(withTexts(() => import('./Outcomes').then((module) => module.Outcomes), ['outcome']));

interface AfterRepliesProps {
  today: string;
  /** The figures of the period, with its outcomes if there are some. */
  overview: Record<string, unknown> | undefined;
}

/** What comes after the first reply, where there is any of it. */
export function AfterReplies({ today, overview }: AfterRepliesProps) {
  const { won, lost } = isRecord(overview?.totals) ? overview.totals : {};
  const isAnyCounted = [won, lost].some((list) => Array.isArray(list) && list.length > 0);
  return (
    <>
      <FollowUps today={today} />
      {overview && isAnyCounted && (
        <Suspense>
          <Outcomes overview={overview} />
        </Suspense>
      )}
    </>
  );
}
