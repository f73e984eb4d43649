import { Reply, ShieldQuestion } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEdited } from '@/components/ui/record/use-edited';
import { useMay } from '@/components/ui/permission/Can';
import type { ListActions } from '@/components/ui/table/changes/list-actions';
import type { Review } from '@/lib/api/review';

/** A review is the buyer's: the shop can answer it, or object to it while it is visible. */
export function useReviewActions(): ListActions<Review> | undefined {
  const t = useTranslations('review');
  const replying = useEdited('reply');
  const appealing = useEdited('appeal');
  if (!useMay()(['review:edit'])) return undefined;
  return {
    busy: false,
    ofOne: ({ id, status, reply }) => [
      {
        key: 'reply',
        icon: Reply,
        label: t(reply ? 'reply.change' : 'reply.open'),
        writes: true,
        run: () => replying.open(id),
      },
      ...(status === 'visible'
        ? [
            {
              key: 'appeal',
              icon: ShieldQuestion,
              label: t('appeal.open'),
              writes: true,
              run: () => appealing.open(id),
            },
          ]
        : []),
    ],
  };
}
