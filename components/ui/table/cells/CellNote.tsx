import Popper from '@mui/material/Popper';
import { useTranslations } from 'next-intl';
import { useIssueText } from '@/components/ui/form/issues/use-issue-text';
import type { CellError } from './cell-edit';
import styles from './cells.module.css';

interface CellNoteProps {
  id: string;
  anchor: HTMLElement | null;
  error: CellError;
  /** Saves the value again, over what somebody else has set. */
  onAgain: () => void;
  onCancel: () => void;
}

/** Why a value was not saved, beside its cell. */
export function CellNote({ id, anchor, error, onAgain, onCancel }: CellNoteProps) {
  const t = useTranslations('table.cell');
  const issueText = useIssueText();
  const reason = () => {
    if (error.kind === 'issue') return issueText({ path: '', ...error.issue });
    return error.kind === 'text' ? error.text : t('theirsNow', { value: error.value });
  };
  return (
    <Popper
      open={anchor !== null}
      anchorEl={anchor}
      disablePortal
      placement="bottom-start"
      popperOptions={{ strategy: 'fixed' }}
      className={styles.note}
      role="alert"
      id={id}
    >
      {reason()}
      {error.kind !== 'issue' && (
        <div>
          <button type="button" onClick={onAgain}>
            {t(error.kind === 'theirs' ? 'overwrite' : 'again')}
          </button>
          <button type="button" onClick={onCancel}>
            {t(error.kind === 'theirs' ? 'keepTheirs' : 'giveUp')}
          </button>
        </div>
      )}
    </Popper>
  );
}
