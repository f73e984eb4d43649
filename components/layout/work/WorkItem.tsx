import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { Ban, CircleAlert, CircleCheck, Pause, Play, RotateCw, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconAction } from '@/components/ui/button/IconAction';
import { LightTextButton } from '@/components/ui/button/light-buttons';
import { hrefOf } from '@/lib/router/location';
import { isOpenWork, type Work } from '@/lib/state/works';
import type { WorkTexts } from './use-works';

const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 8,
  padding: '12px 8px 12px 16px',
  fontSize: 'var(--type-small)',
  lineHeight: '1.25rem',
  '& .title': { fontWeight: 'var(--weight-medium)', overflowWrap: 'anywhere', color: 'var(--text-primary)' },
  '& .icons': { display: 'flex', gridRow: 'span 2', alignItems: 'start' },
  '& .count': { color: 'var(--text-secondary)', fontVariantNumeric: 'tabular-nums' },
  '& .state': {
    gridColumn: '1 / -1',
    display: 'flex',
    gap: 6,
    marginTop: 6,
    paddingRight: 8,
    color: 'var(--text-secondary)',
    overflowWrap: 'anywhere',
  },
  '& .state svg': { flex: 'none', width: '1rem', height: '1rem', margin: '2px 0' },
  '&[data-state="finished"] .state svg': { color: 'var(--success-text)' },
  '&:is([data-state="failed"], [data-state="waiting"], [data-failed]) .state svg': { color: 'var(--warning-text)' },
  '& .MuiLinearProgress-root': { gridColumn: '1 / -1', margin: '6px 8px 0 0' },
  '& .more': { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 4, margin: '4px 0 0 -8px' },
  '& .more a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '1.875rem',
    padding: '0 8px',
    fontWeight: 'var(--weight-medium)',
    textDecoration: 'none',
  },
});

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
    <Row data-state={state} data-failed={(result?.failed ?? 0) > 0 || undefined}>
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
        <LinearProgress
          aria-label={title}
          variant={total === undefined ? 'indeterminate' : 'determinate'}
          value={total === undefined ? undefined : (100 * done) / Math.max(1, total)}
        />
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
        {open && <LightTextButton onClick={open}>{t('open')}</LightTextButton>}
        {work.hasRows && <LightTextButton onClick={onDetails}>{t('details')}</LightTextButton>}
        {retry && <LightTextButton onClick={keepingFocus(retry)}>{t('retry')}</LightTextButton>}
        {undo && <LightTextButton onClick={keepingFocus(undo)}>{t('undo')}</LightTextButton>}
      </span>
    </Row>
  );
}
