import { useTranslations } from 'next-intl';
import { useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import space from '@/components/ui/layout/space.module.css';
import { Text } from '@/components/ui/layout/Text';
import { disabledOrLocked, lockOf } from '@/components/ui/permission/lock';
import { TextArea } from '@/components/ui/form/text/text-box';
import { useWrite } from '@/components/ui/button/use-write';
import { Moment } from '@/components/ui/feedback/Moment';
import { DamagedDraft } from '@/components/ui/record/DamagedDraft';
import { draftKey, readDraft, writeDraft } from '@/components/ui/record/draft-store';
import { useAccount } from '@/components/ui/record/use-account';
import { isApiError, refusedFields } from '@/lib/api/request/errors';
import { inquiryApi } from '@/lib/api/inquiry';
import { INQUIRY_LIMITS, type Inquiry } from '@/lib/api/inquiry-schema';
import { useWritingView } from '@/lib/router/view';
import { showError, showMessage } from '@/lib/state/messages';
import styles from './Notes.module.css';

const asText = (stored: unknown) => (typeof stored === 'string' ? stored : undefined);

interface NotesProps {
  inquiry: Inquiry;
  mayEdit: boolean;
}

function NoteForm({ inquiry: { id } }: Pick<NotesProps, 'inquiry'>) {
  const t = useTranslations('inquiry.note');
  const key = draftKey(useAccount(), 'inquiry-note', id);
  const hintId = useId();
  const [text, setText] = useState(() => readDraft(key, asText)?.values ?? '');
  const [refused, setRefused] = useState('');
  useWritingView(text !== '');
  const written = useRef(text);
  const write = (next: string) => {
    written.current = next;
    setText(next);
    setRefused('');
    writeDraft(key, next === '' ? undefined : { at: new Date().toISOString(), values: next }, asText);
  };
  const add = useWrite({
    ...inquiryApi.note(),
    meta: { ...inquiryApi.note().meta, ownErrors: true },
    onSuccess: ({ message }, sent) => {
      // What was typed while it was sent is another note.
      if (written.current.trim() === sent.content) write('');
      showMessage('success', message || t('added'));
    },
    onError: (error) => {
      const fields = Object.values(refusedFields(error));
      if (fields.length > 0) setRefused(fields.join(' '));
      else if (!isApiError(error, 'session') && !isApiError(error, 'cancelled')) showError(error);
    },
  });
  const content = text.trim();
  const tooLong = content.length > INQUIRY_LIMITS.note && t('tooLong', { max: INQUIRY_LIMITS.note });
  const wrong = tooLong || refused;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (content !== '' && !tooLong && !add.isPending && !lockOf()) add.mutate({ id, content });
      }}
    >
      <DamagedDraft key={key} draftKey={key} revive={asText} />
      <TextArea
        lines={[2, 8]}
        value={text}
        placeholder={t('placeholder')}
        onChange={(event) => write(event.target.value)}
        aria-label={t('label')}
        aria-describedby={hintId}
        aria-invalid={wrong !== '' || undefined}
      />
      <Text
        variant="caption"
        as="p"
        tone={wrong !== '' ? 'error' : 'tertiary'}
        id={hintId}
        role={refused ? 'alert' : undefined}
      >
        {wrong || t('hint')}
      </Text>
      <Button
        type="submit"
        size="small"
        {...disabledOrLocked(content === '')}
        loading={add.isPending}
        className={space.above8}
      >
        {t('add')}
      </Button>
    </form>
  );
}

/** Notes of colleagues, the latest first. A note that is being written is a draft of this device until it is added. */
export function Notes({ inquiry, mayEdit }: NotesProps) {
  const t = useTranslations('inquiry.note');
  const notes = [...(inquiry.notes ?? [])].reverse();
  return (
    <>
      {mayEdit && <NoteForm inquiry={inquiry} />}
      {notes.length === 0 ? (
        <Text variant="body2" tone="tertiary" className={space.above16}>
          {t('none')}
        </Text>
      ) : (
        <ol className={styles.list} aria-label={t('list')}>
          {notes.map(({ id, by, content, at }) => (
            <li key={id}>
              <div className="head">
                <span>{by}</span>
                <Moment at={at} />
              </div>
              <p dir="auto">{content}</p>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
