import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { VisuallyHidden } from '@/components/ui/layout/VisuallyHidden';
import type { Unsent } from '../reply/reply-box';

/** Announces each reply that will leave, and that was sent; one that failed is an alert among the messages. */
export function ReplySaid({ unsent }: { unsent: readonly Unsent[] }) {
  const t = useTranslations('inquiry.message');
  const [before, setBefore] = useState(unsent);
  const [said, setSaid] = useState<{ count: number; what?: 'leaves' | 'sent' }>({ count: 0 });
  if (before !== unsent) {
    setBefore(unsent);
    const sent = before.filter(({ key, state }) => state === 'sending' && !unsent.some((one) => one.key === key));
    const leaves = unsent.some(({ key, state }) => state === 'leaving' && !before.some((one) => one.key === key));
    if (leaves || sent.length > 0) setSaid({ count: said.count + 1, what: leaves ? 'leaves' : 'sent' });
  }
  return (
    <VisuallyHidden role="status">
      <span key={said.count}>{said.what && t(said.what)}</span>
    </VisuallyHidden>
  );
}
