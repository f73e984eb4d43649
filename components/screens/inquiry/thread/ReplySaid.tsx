import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { VisuallyHidden } from '@/components/ui/layout/VisuallyHidden';
import type { Unsent } from '../reply/reply-box';

/** Announces each reply that was sent; one that failed is an alert among the messages. */
export function ReplySaid({ unsent }: { unsent: readonly Unsent[] }) {
  const t = useTranslations('inquiry.message');
  const [before, setBefore] = useState(unsent);
  const [count, setCount] = useState(0);
  if (before !== unsent) {
    setBefore(unsent);
    const sent = before.filter(({ key, state }) => state === 'sending' && !unsent.some((one) => one.key === key));
    if (sent.length > 0) setCount(count + 1);
  }
  return (
    <VisuallyHidden role="status">
      <span key={count}>{count > 0 && t('sent')}</span>
    </VisuallyHidden>
  );
}
