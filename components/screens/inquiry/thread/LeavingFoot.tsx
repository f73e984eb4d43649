import { useTranslations } from 'next-intl';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useShortcut } from '@/components/ui/layout/use-shortcut';
import { now } from '@/lib/util/clock';
import type { Unsent } from '../reply/reply-box';
import { LEAVES_AFTER, type ReplyState } from '../reply/use-reply';

/** Whole seconds until a reply leaves, at least 1. */
const secondsLeft = ({ at }: Unsent) => Math.max(1, Math.ceil((Date.parse(at) + LEAVES_AFTER - now()) / 1000));

/** Of a reply that has not left yet: when it will, and what becomes of it if the page is closed before. */
export function LeavingFoot({ unsent, reply }: { unsent: Unsent; reply: ReplyState }) {
  const t = useTranslations('inquiry.message');
  const undo = useTranslations('feedback')('undo');
  const [seconds, setSeconds] = useState(() => secondsLeft(unsent));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsLeft(unsent)), 1000);
    return () => clearInterval(timer);
  }, [unsent]);
  const root = useRef<HTMLSpanElement>(null);
  // The focus stays among the messages when the buttons go.
  useLayoutEffect(() => {
    const span = root.current;
    return () => {
      if (span?.contains(document.activeElement)) span.closest<HTMLElement>('[role="region"]')?.focus();
    };
  }, []);
  const takeBack = () => reply.takeBack(unsent);
  useShortcut('undo', takeBack);
  return (
    <span ref={root} className="leaving">
      {t('leaving', { seconds })}
      <button type="button" aria-keyshortcuts="Alt+Z" onClick={takeBack}>
        {undo}
      </button>
      <button type="button" onClick={() => reply.leave(unsent)}>
        {t('leaveNow')}
      </button>
    </span>
  );
}
