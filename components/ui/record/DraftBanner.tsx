import { Suspense } from 'react';
import { lazyPart } from '../loading/lazy-part';
import type { NoticeState } from './DraftNotice';

const DraftNotice = lazyPart(() => import('./DraftNotice').then((module) => module.DraftNotice));

/** Drafts of this form, if there are any; the notice is loaded with the first draft that is found. */
export function DraftBanner({ draft }: { draft: NoticeState }) {
  const { offeredAt, returnedAt, damaged } = draft;
  if (!offeredAt && !returnedAt && damaged === undefined) return null;
  return (
    <Suspense>
      <DraftNotice draft={draft} />
    </Suspense>
  );
}
