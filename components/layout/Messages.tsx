import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { PartBoundary } from '@/components/ui/loading/lazy-part';
import { getConfig } from '@/lib/config/config';
import { useErrorText } from '@/lib/i18n/error-text';
import { closeMessage, messagesAtom, runMessageAction, type Message } from '@/lib/state/messages';
import { isPressed, keysOf } from '@/lib/state/shortcuts';
import { useAtomValue } from '@/lib/state/store';
import styles from './Messages.module.css';

const ICONS = { success: CircleCheck, info: Info, warning: TriangleAlert, error: CircleAlert };

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
    <div
      className={styles.toast}
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
    </div>
  );
}

/** Outside #stage, which open dialogs hide from assistive technology, so that errors are announced meanwhile. */
export function Messages() {
  const messages = useAtomValue(messagesAtom);
  const undone = messages.findLast(({ action }) => action?.undoes);
  useUndoKey(undone);
  return (
    <div className={styles.region} id="messages">
      {messages.map((message, index) => (
        <PartBoundary key={message.id} fallback={null} onFail={() => closeMessage(message.id)}>
          <MessageToast
            message={message}
            withKey={message === undone}
            isEarlier={index < messages.length - MAX_SHOWN}
          />
        </PartBoundary>
      ))}
    </div>
  );
}
