import { CircleAlert, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Translations } from '@/components/ui/Translations';
import { useErrorText } from '@/lib/i18n/error-text';
import type { SessionEnd } from '@/lib/state/session';
import styles from './entry.module.css';

interface EntryMessageProps {
  children: string;
  isNotice?: boolean;
  onClose: () => void;
}

function EntryMessage({ children, isNotice, onClose }: EntryMessageProps) {
  const t = useTranslations('entry.action');
  return (
    <div className={styles.message} role="alert" data-notice={isNotice}>
      <CircleAlert aria-hidden />
      <p>{children}</p>
      <button type="button" aria-label={t('close')} onClick={onClose}>
        <X aria-hidden />
      </button>
    </div>
  );
}

export function EntryError({ error, onClose }: { error: unknown; onClose: () => void }) {
  const textOf = useErrorText();
  return <EntryMessage onClose={onClose}>{textOf(error)}</EntryMessage>;
}

const Reason: SessionEnd['Notice'] = ({ ended, onClose }) => {
  const t = useTranslations('entry.login');
  const { why, kept, message, files } = ended;
  const facts = { why, kept: String(kept), files };
  const reason = t('ended', { ...facts, words: 'none' });
  // The platform's message may already contain the same text.
  const text = reason.includes(message) ? reason : t('ended', { ...facts, words: message });
  return (
    <EntryMessage isNotice onClose={onClose}>
      {text}
    </EntryMessage>
  );
};

/** Why the last session ended; it needs no provider of texts around it. */
export const EndNotice: SessionEnd['Notice'] = (props) => (
  <Translations>
    <Reason {...props} />
  </Translations>
);
