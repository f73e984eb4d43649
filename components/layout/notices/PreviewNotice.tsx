import GlobalStyles from '@mui/material/GlobalStyles';
import { Eye } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { LOCK_REASON } from '@/components/ui/permission/lock';
import { showMessage } from '@/lib/state/messages';
import { Notice } from './Notice';

const LOOK = (
  <GlobalStyles
    styles={{
      '[data-locked], [data-locked]:hover': { opacity: 0.5, cursor: 'not-allowed' },
      '@media (forced-colors: active)': { '[data-locked]': { opacity: 1, color: 'GrayText' } },
    }}
  />
);

const PRESSING = ['Enter', ' ', 'F2'];
const EVENTS = ['click', 'dblclick', 'keydown', 'keyup', 'dragstart', 'drop'] as const;

/** Says that this host is read-only, and stops what would write before it reaches its control, with the reason. */
export function PreviewNotice() {
  const t = useTranslations('entry');
  const stop = useEffectEvent((event: Event) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-locked]')) return;
    const isKey = event instanceof KeyboardEvent;
    if (isKey && !PRESSING.includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === 'click' || (event.type === 'keydown' && isKey && !event.repeat)) {
      showMessage('info', t('error.preview'));
    }
  });
  useEffect(() => {
    const listener = (event: Event) => stop(event);
    // Before React, which listens further down.
    for (const name of EVENTS) window.addEventListener(name, listener, { capture: true });
    return () => {
      for (const name of EVENTS) window.removeEventListener(name, listener, { capture: true });
    };
  }, []);
  return (
    <>
      {LOOK}
      <Notice icon={<Eye size={16} aria-hidden />} title={t('preview.banner')} id={LOCK_REASON} />
    </>
  );
}
