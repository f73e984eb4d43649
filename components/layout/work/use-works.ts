import { useQueryClient } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useErrorText } from '@/lib/i18n/error-text';
import { showMessage } from '@/lib/state/messages';
import { useSession } from '@/lib/state/session';
import { useAtomValue } from '@/lib/state/store';
import { isOpenWork, worksOf, type Work, type WorkResult } from '@/lib/state/works';
import { senderOf } from '@/lib/work/sender';
import { useWorkTitle } from './use-work-title';

/** The order in which results are listed. */
const RESULTS = [
  'created',
  'updated',
  'deleted',
  'restored',
  'failed',
  'left',
  'skipped',
] as const satisfies (keyof WorkResult)[];

export interface WorkTexts {
  title: (work: Work) => string;
  state: (work: Work) => string;
  /** Its state, unless it is finished, and what it has changed so far. */
  summary: (work: Work) => string;
  progress: (work: Work) => string;
}

export function useWorkTexts(): WorkTexts {
  const t = useTranslations('work');
  const format = useFormatter();
  const errorText = useErrorText();
  const title = useWorkTitle();
  const stateOf = ({ state, error, elsewhere }: Work) => {
    if (state === 'waiting') return t('state.waiting', { reason: errorText(error) });
    if (state === 'failed') return t('state.failed', { reason: errorText(error) });
    if (state === 'paused' && error !== undefined) return t('state.pausedBy', { reason: errorText(error) });
    return t(elsewhere && state === 'running' ? 'state.elsewhere' : `state.${state}`);
  };
  const resultOf = ({ result = {}, state }: Work) => {
    // While it runs, its progress says how much is done.
    const names = isOpenWork({ state }) ? (['failed'] as const) : RESULTS;
    const shown = names.filter((name) => (result[name] ?? 0) > 0);
    return format.list(shown.map((name) => t(`result.${name}`, { count: result[name] ?? 0 })));
  };
  return {
    title,
    state: stateOf,
    summary: (work) => [work.state === 'finished' ? '' : stateOf(work), resultOf(work)].filter(Boolean).join(' · '),
    progress: ({ done, total }) => (total === undefined ? t('progressOpen', { done }) : t('progress', { done, total })),
  };
}

/** Shows a message when a work of this tab ends, with its undo. */
function useEndMessages(works: readonly Work[], { title, summary }: WorkTexts): void {
  const undoLabel = useTranslations('feedback')('undo');
  const open = useRef<ReadonlySet<string>>(new Set());
  const report = useEffectEvent((work: Work) => {
    const { undo } = work.actions;
    const isWhole = work.state === 'finished' && (work.result?.failed ?? 0) === 0;
    showMessage(
      isWhole ? 'success' : work.state === 'cancelled' ? 'info' : 'warning',
      [title(work), summary(work)].filter(Boolean).join(' · '),
      undo && { label: undoLabel, run: undo, undoes: true },
    );
  });
  useEffect(() => {
    const ended = works.filter((work) => open.current.has(work.id) && !isOpenWork(work));
    open.current = new Set(works.filter(isOpenWork).map(({ id }) => id));
    for (const work of ended) if (!work.elsewhere) report(work);
  }, [works]);
}

/** The works of the session: continues those that were stored, and reports those that end. */
export function useWorks(texts: WorkTexts): readonly Work[] {
  const session = useSession();
  const queries = useQueryClient();
  const works = useAtomValue(worksOf(session).atom);
  useEffect(() => void senderOf(session).connect(queries), [session, queries]);
  useEndMessages(works, texts);
  return works;
}
