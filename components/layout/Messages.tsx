import { keyframes, styled } from '@mui/material/styles';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { PartBoundary } from '@/components/ui/loading/lazy-part';
import { getConfig } from '@/lib/config/config';
import { useErrorText } from '@/lib/i18n/error-text';
import { closeMessage, messagesAtom, runMessageAction, type Message } from '@/lib/state/messages';
import { isPressed, keysOf } from '@/lib/state/shortcuts';
import { useAtomValue } from '@/lib/state/store';

const ICONS = { success: CircleCheck, info: Info, warning: TriangleAlert, error: CircleAlert };

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

const Region = styled('div')({
  position: 'fixed',
  top: 16,
  left: '50%',
  transform: 'translateX(-50%)',
  zIndex: 1500,
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  width: 'min(400px, calc(100vw - 32px))',
  pointerEvents: 'none',
});
const Toast = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  padding: '11px 8px 11px 14px',
  borderRadius: 'var(--radius-panel)',
  border: '1px solid var(--border-subtle)',
  background: 'var(--surface-raised)',
  color: 'var(--text-primary)',
  boxShadow: 'var(--shadow-md)',
  fontSize: 'var(--type-body)',
  lineHeight: '1.375rem',
  pointerEvents: 'auto',
  // What is dragged can be dropped on what lies below.
  '[data-dragging] &': { pointerEvents: 'none', opacity: 0.3 },
  animation: `${arrive} 180ms var(--ease-out)`,
  '&[data-earlier]': { display: 'none' },
  '& > svg': { flex: 'none', width: '1.125rem', height: '1.125rem', margin: '2px 0', strokeWidth: 1.7 },
  '&[data-kind="success"] > svg': { color: 'var(--success-text)' },
  '&[data-kind="info"] > svg': { color: 'var(--info-text)' },
  '&[data-kind="warning"] > svg': { color: 'var(--warning-text)' },
  '&[data-kind="error"] > svg': { color: 'var(--error-text)' },
  '& p': { flex: 1, minWidth: 0, margin: 0, overflowWrap: 'anywhere', maxHeight: 110, overflow: 'auto' },
  '& button': {
    flex: 'none',
    minWidth: '1.5rem',
    minHeight: '1.5rem',
    padding: '0 6px',
    border: 0,
    borderRadius: 'var(--radius-chip)',
    background: 'none',
    color: 'var(--text-link)',
    font: 'inherit',
    fontSize: 'var(--type-small)',
    cursor: 'pointer',
  },
  '& kbd': { marginLeft: 6, font: 'inherit', fontSize: 'var(--type-caption)', color: 'var(--text-tertiary)' },
  '@media (hover: none)': { '& kbd': { display: 'none' } },
  '& button:hover': { background: 'var(--surface-hover)' },
  '& button.close': { padding: 4, color: 'var(--text-tertiary)' },
  '& button.close svg': { display: 'block', width: '1rem', height: '1rem' },
});

/** Milliseconds; a message that offers an undo stays long enough to be read and reached by keys (standards, E5: 5 s). */
const LEAST_WITH_ACTION = 10_000;

/** A message in a background tab is not seen. */
const useIsPageVisible = () =>
  useSyncExternalStore(
    (listener) => {
      document.addEventListener('visibilitychange', listener);
      return () => document.removeEventListener('visibilitychange', listener);
    },
    () => document.visibilityState === 'visible',
  );

/** The undo shortcut of the message works wherever the focus is. */
function useUndoKey(message: Message | undefined) {
  const id = message?.id;
  useEffect(() => {
    if (id === undefined) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || !isPressed(event, 'undo')) return;
      event.preventDefault();
      runMessageAction(id);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [id]);
}

/** Five changes in a row would cover the page with their undo: earlier ones are shown as later ones close. */
const MAX_SHOWN = 3;

interface MessageToastProps {
  message: Message;
  withKey: boolean;
  isEarlier: boolean;
}

function MessageToast({ message, withKey, isEarlier }: MessageToastProps) {
  const t = useTranslations('entry');
  const errorText = useErrorText();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = [hovered, focused, !useIsPageVisible()].includes(true);
  const { id, kind, action } = message;
  const { messageDuration } = getConfig();
  const duration = action ? Math.max(messageDuration, LEAST_WITH_ACTION) : messageDuration;
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => closeMessage(id), duration);
    return () => clearTimeout(timer);
  }, [held, id, duration]);

  const Icon = ICONS[kind];
  const urgent = kind === 'error' || kind === 'warning';
  return (
    <Toast
      role={urgent ? 'alert' : 'status'}
      data-kind={kind}
      data-earlier={(isEarlier && !focused) || undefined}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon aria-hidden />
      <p>{message.text ?? errorText(message.error)}</p>
      {action && (
        <button type="button" aria-keyshortcuts={withKey ? 'Alt+Z' : undefined} onClick={() => runMessageAction(id)}>
          {action.label}
          {withKey && <kbd aria-hidden>{keysOf('undo')}</kbd>}
        </button>
      )}
      <button type="button" className="close" aria-label={t('action.close')} onClick={() => closeMessage(id)}>
        <X aria-hidden />
      </button>
    </Toast>
  );
}

/** Outside #stage, which open dialogs hide from assistive technology, so that errors are announced meanwhile. */
export function Messages() {
  const messages = useAtomValue(messagesAtom);
  const undone = messages.findLast(({ action }) => action?.undoes);
  useUndoKey(undone);
  return (
    <Region id="messages">
      {messages.map((message, index) => (
        <PartBoundary key={message.id} fallback={null} onFail={() => closeMessage(message.id)}>
          <MessageToast
            message={message}
            withKey={message === undone}
            isEarlier={index < messages.length - MAX_SHOWN}
          />
        </PartBoundary>
      ))}
    </Region>
  );
}
