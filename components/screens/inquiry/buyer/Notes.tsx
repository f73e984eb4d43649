import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslations } from 'next-intl';
import { useId, useRef, useState } from 'react';
import { disabledOrLocked, lockOf } from '@/components/ui/permission/lock';
import { useWrite } from '@/components/ui/button/use-write';
import { Moment } from '@/components/ui/feedback/Moment';
import { DamagedDraft } from '@/components/ui/record/DamagedDraft';
import { draftKey, readDraft, writeDraft } from '@/components/ui/record/draft-store';
import { useAccount } from '@/components/ui/record/use-account';
import { isApiError } from '@/lib/api/request/errors';
import { inquiryApi } from '@/lib/api/inquiry';
import { INQUIRY_LIMITS, type Inquiry } from '@/lib/api/inquiry-schema';
import { useWritingView } from '@/lib/router/view';
import { showError, showMessage } from '@/lib/state/messages';

const List = styled('ol')({
  listStyle: 'none',
  margin: '16px 0 0',
  padding: 0,
  display: 'grid',
  gap: 14,
  fontSize: 'var(--type-small)',
  lineHeight: '1.25rem',
  '& .head': { display: 'flex', gap: 8, color: 'var(--text-tertiary)', fontSize: 'var(--type-caption)' },
  '& p': { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});

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
      const fields = isApiError(error, 'invalid') ? Object.values(error.fields ?? {}) : [];
      if (fields.length > 0) setRefused(fields.join(' '));
      else if (!isApiError(error, 'session') && !isApiError(error, 'cancelled')) showError(error);
    },
  });
  const content = text.trim();
  const wrong = content.length > INQUIRY_LIMITS.note ? t('tooLong', { max: INQUIRY_LIMITS.note }) : refused;
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (content !== '' && !wrong && !add.isPending && !lockOf()) add.mutate({ id, content });
      }}
    >
      <DamagedDraft key={key} draftKey={key} revive={asText} />
      <OutlinedInput
        fullWidth
        multiline
        minRows={2}
        maxRows={8}
        value={text}
        placeholder={t('placeholder')}
        onChange={(event) => write(event.target.value)}
        error={wrong !== ''}
        slotProps={{
          input: {
            'aria-label': t('label'),
            'aria-describedby': hintId,
            'aria-invalid': wrong !== '' || undefined,
          },
        }}
      />
      <FormHelperText id={hintId} error={wrong !== ''}>
        {wrong || t('hint')}
      </FormHelperText>
      <Button type="submit" size="small" {...disabledOrLocked(content === '')} loading={add.isPending} sx={{ mt: 1 }}>
        {t('add')}
      </Button>
    </Box>
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
        <Typography variant="body2" sx={{ mt: 2, color: 'var(--text-tertiary)' }}>
          {t('none')}
        </Typography>
      ) : (
        <List aria-label={t('list')}>
          {notes.map(({ id, by, content, at }) => (
            <li key={id}>
              <div className="head">
                <span>{by}</span>
                <Moment at={at} />
              </div>
              <p dir="auto">{content}</p>
            </li>
          ))}
        </List>
      )}
    </>
  );
}
