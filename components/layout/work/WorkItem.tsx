import { Ban, CircleAlert, CircleCheck, Pause, Play, RotateCw, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ProgressBar } from '@/components/ui/feedback/ProgressBar';
import { Button } from '@/components/ui/button/Button';
import { IconAction } from '@/components/ui/button/IconAction';
import { hrefOf } from '@/lib/router/location';
import { isOpenWork, type Work } from '@/lib/state/works';
import type { WorkTexts } from './use-works';
import styles from './WorkItem.module.css';

function StateIcon({ work: { state, result } }: { work: Work }) {
  if (state === 'finished' && (result?.failed ?? 0) === 0) return <CircleCheck aria-hidden />;
  if (state === 'cancelled') return <Ban aria-hidden />;
  return state === 'running' || state === 'queued' ? null : <CircleAlert aria-hidden />;
}

interface WorkItemProps {
  work: Work;
  texts: WorkTexts;
  keepingFocus: (action: () => void) => () => void;
  onDetails: () => void;
  /** Called when a link leads to another page. */
  onFollow: () => void;
}

export function WorkItem({ work, texts, keepingFocus, onDetails, onFollow }: WorkItemProps) {
  const t = useTranslations('work.action');
  const { actions, done, total, state, link, result } = work;
  const title = texts.title(work);
  const isOpen = isOpenWork(work);
  const { pause, resume, cancel, clear, retry, undo, open } = actions;
  return (
    <li className={styles.row} data-state={state} data-failed={(result?.failed ?? 0) > 0 || undefined}>
      <span className="title" dir="auto">
        {title}
      </span>
      <span className="icons">
        {pause && (
          <IconAction size="small" label={t('pause', { title })} onClick={keepingFocus(pause)}>
            <Pause size={16} aria-hidden />
          </IconAction>
        )}
        {resume && (
          <IconAction
            size="small"
            label={t(state === 'waiting' ? 'now' : 'resume', { title })}
            onClick={keepingFocus(resume)}
          >
            {state === 'waiting' ? <RotateCw size={16} aria-hidden /> : <Play size={16} aria-hidden />}
          </IconAction>
        )}
        {cancel && (
          <IconAction size="small" label={t('cancel', { title })} onClick={keepingFocus(cancel)}>
            <X size={16} aria-hidden />
          </IconAction>
        )}
        {clear && (
          <IconAction size="small" label={t('clear', { title })} onClick={keepingFocus(clear)}>
            <X size={16} aria-hidden />
          </IconAction>
        )}
      </span>
      <span className="count">{texts.progress(work)}</span>
      {isOpen && (
        <ProgressBar aria-label={title} value={total === undefined ? undefined : (100 * done) / Math.max(1, total)} />
      )}
      <span className="state">
        <StateIcon work={work} />
        {texts.summary(work)}
      </span>
      <span className="more">
        {link !== undefined && (
          <a href={hrefOf(link)} onClick={onFollow}>
            {t('link')}
          </a>
        )}
        {open && (
          <Button size="small" variant="text" onClick={open}>
            {t('open')}
          </Button>
        )}
        {work.hasRows && (
          <Button size="small" variant="text" onClick={onDetails}>
            {t('details')}
          </Button>
        )}
        {retry && (
          <Button size="small" variant="text" onClick={keepingFocus(retry)}>
            {t('retry')}
          </Button>
        )}
        {undo && (
          <Button size="small" variant="text" onClick={keepingFocus(undo)}>
            {t('undo')}
          </Button>
        )}
      </span>
    </li>
  );
}
