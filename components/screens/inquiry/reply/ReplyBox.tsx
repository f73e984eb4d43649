import { Paperclip, Send, Zap } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import {
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { Button } from '@/components/ui/button/Button';
import { disabledOrLocked, lockOf } from '@/components/ui/permission/lock';
import { DamagedDraft } from '@/components/ui/record/DamagedDraft';
import { mayDeleteAtom } from '@/components/ui/record/draft-store';
import { useAnchor } from '@/components/ui/layout/use-anchor';
import { TextArea } from '@/components/ui/form/text/text-box';
import { useShortcut } from '@/components/ui/layout/use-shortcut';
import { useDirtyView, useWritingView } from '@/lib/router/view';
import { INQUIRY_LIMITS, type Inquiry } from '@/lib/api/inquiry-schema';
import { useAtomValue } from '@/lib/state/store';
import { isComposing } from '@/lib/util/browser/composing';
import { TemplateDialog } from '../template/lazy-template-dialog';
import { openSlots } from '../template/template-fill';
import { BuyerNight } from './BuyerNight';
import { LibraryAttach } from './LibraryAttach';
import { isTooLong, reviveBox } from './reply-box';
import { ReplyFiles } from './ReplyFiles';
import { SlashTemplates } from './lazy-slash';
import { useAttachments } from './use-attachments';
import type { ReplyState } from './use-reply';
import { useSlash } from './use-slash';
import styles from './ReplyBox.module.css';

const icon = { size: 16, strokeWidth: 1.7, 'aria-hidden': true } as const;

interface ReplyBoxProps {
  inquiry: Inquiry;
  reply: ReplyState;
  text: RefObject<HTMLTextAreaElement | null>;
  single: boolean;
  /** Brings the field in front and focuses it. */
  onWrite: () => void;
  onSent: () => void;
  /** By Escape, with the text kept. */
  onLeave: () => void;
}

/** The reply is stored in the browser until it is sent; Ctrl+Enter sends it. */
export function ReplyBox({ inquiry, reply, text, single, onWrite, onSent, onLeave }: ReplyBoxProps) {
  const t = useTranslations('inquiry.reply');
  const slots = useTranslations('inquiry.template.slot');
  const format = useFormatter();
  const mayDelete = String(useAtomValue(mayDeleteAtom));
  const textId = useId();
  const { box, write } = reply;
  const chooser = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const templates = useAnchor();
  const files = useAttachments(inquiry.id, reply);
  const slash = useSlash(box.content);
  // A reply that the browser refused to store would be lost with the tab.
  useDirtyView(box.keptAt === null);

  const tooLong = isTooLong(box.content);
  const empty = box.content.trim() === '' && box.attachments.length === 0;
  useWritingView(!empty || box.unsent.some(({ state }) => state === 'leaving'));
  // A variable that no value was found for would reach the buyer in its braces.
  const open = openSlots(box.content).map((slot) => slots(slot));
  const blocked = tooLong || files.busy || open.length > 0;
  const wrong = tooLong || open.length > 0;
  useShortcut('reply', onWrite);
  const send = () => {
    if (empty || blocked || lockOf()) return;
    reply.send();
    onSent();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Escape') return slash.open ? slash.close() : onLeave();
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!event.repeat) send();
  };
  const onPaste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    files.add(event.clipboardData.files);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    files.add(event.dataTransfer.files);
  };
  const insertAt = (words: string, from: number, to: number) => {
    write(box.content.slice(0, from) + words + box.content.slice(to));
    const end = from + words.length;
    requestAnimationFrame(() => {
      text.current?.focus();
      text.current?.setSelectionRange(end, end);
    });
  };
  const insert = (words: string) => insertAt(words, text.current?.selectionStart ?? 0, text.current?.selectionEnd ?? 0);
  const replace = (words: string) => {
    slash.close();
    insertAt(words, 0, box.content.length);
  };
  const state = () => {
    if (tooLong) return t('tooLong', { max: INQUIRY_LIMITS.message, now: box.content.trim().length });
    if (open.length > 0) return t('openSlots', { names: format.list(open) });
    if (files.busy) return t('uploading');
    if (box.keptAt === null) return t('notKept');
    // A button that waits says for what.
    if (empty) return t('empty');
    return box.keptAt ? t('kept', { time: format.dateTime(new Date(box.keptAt), 'time'), mayDelete }) : '';
  };
  return (
    <section
      className={styles.root}
      aria-label={t('label')}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      onPaste={onPaste}
    >
      <DamagedDraft key={reply.key} draftKey={reply.key} revive={reviveBox} />
      <div className="tools">
        <Button
          variant="text"
          color="inherit"
          size="small"
          startIcon={<Zap {...icon} />}
          aria-haspopup="dialog"
          onClick={templates.show}
        >
          {t('templates')}
        </Button>
        <input
          ref={chooser}
          type="file"
          multiple
          hidden
          onChange={(event) => {
            files.add(event.target.files ?? []);
            event.target.value = '';
          }}
        />
        <Button
          variant="text"
          color="inherit"
          size="small"
          startIcon={<Paperclip {...icon} />}
          onClick={() => chooser.current?.click()}
          {...lockOf()}
        >
          {t('attach')}
        </Button>
        <LibraryAttach reply={reply} remaining={files.remaining} />
        <BuyerNight inquiry={inquiry} />
      </div>
      <div className="text">
        <TextArea
          className={styles.words}
          lines={single ? [1, 5] : [2, 9]}
          value={box.content}
          placeholder={t('placeholder')}
          ref={text}
          onChange={(event) => {
            slash.onType(event.target, event.target.value);
            write(event.target.value);
          }}
          onKeyDown={onKeyDown}
          onBlur={slash.close}
          {...slash.aria}
          aria-label={t('text')}
          aria-describedby={`${textId}-state`}
          aria-invalid={wrong || undefined}
          dir="auto"
        />
      </div>
      <ReplyFiles reply={reply} files={files} />
      <div className="foot">
        <span
          id={`${textId}-state`}
          className="state"
          data-wrong={wrong || box.keptAt === null || undefined}
          role={wrong ? 'alert' : undefined}
        >
          {state()}
        </span>
        <Button
          variant="contained"
          {...disabledOrLocked(empty || blocked)}
          startIcon={<Send {...icon} />}
          onClick={send}
        >
          {t('send')}
          <kbd aria-hidden>{t('keys')}</kbd>
        </Button>
      </div>
      {slash.open && (
        <SlashTemplates
          {...slash.open}
          inquiry={inquiry}
          onShown={slash.setShown}
          onChoose={replace}
          onClose={slash.close}
        />
      )}
      {templates.open && (
        <TemplateDialog
          inquiry={inquiry}
          onInsert={(words) => {
            templates.hide();
            insert(words);
          }}
          onClose={templates.hide}
        />
      )}
    </section>
  );
}
