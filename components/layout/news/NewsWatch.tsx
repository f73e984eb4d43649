import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { NUMBERS } from '@/lib/api/entity';
import { nextPoll } from '@/lib/api/notice';
import { isApiError, isUnavailable } from '@/lib/api/request/errors';
import { currentLocation, navigate, parseLocation } from '@/lib/router/location';
import { closeMessage, showMessage } from '@/lib/state/messages';
import { useSession } from '@/lib/state/session';
import { now } from '@/lib/util/clock';
import { useFrame } from '../frame-context';
import { rejections, takeFresh, type NewsItem, type NewsKind } from './fresh';
import { NEWS_SOURCES, type NewsSource } from './sources';

/** Whether the page of a record is in front: it shows by itself what is new. */
function isInFront(path: string): boolean {
  const [here, there] = [currentLocation(), parseLocation(path)];
  return here.path === there.path && here.query.get('id') === there.query.get('id');
}

/** It is not asked again. */
const isRefused = (error: unknown) => isApiError(error, 'forbidden') || isUnavailable(error);

interface Watch {
  since: number;
  refused: Set<NewsKind>;
  totals: Map<NewsKind, number>;
  shown: Map<NewsKind, number>;
}

/**
 * Notifies of rejections, questions, reviews and messages of buyers as they come, wherever its user is: by a message with
 * a link, once for all tabs, while the page is visible. It shows nothing itself, and moves neither focus nor lists.
 */
export function NewsWatch() {
  const t = useTranslations('news');
  const locale = useLocale();
  const client = useQueryClient();
  const { account } = useSession();
  const { guest, matcher } = useFrame();
  const [watch] = useState<Watch>(() => ({
    since: now(),
    refused: new Set(),
    totals: new Map(),
    shown: new Map(),
  }));

  function notify({ kind, path, list }: NewsSource, items: readonly NewsItem[]): void {
    const [only] = items;
    if (!only) return;
    const isOne = items.length === 1;
    const before = watch.shown.get(kind);
    if (before !== undefined) closeMessage(before);
    const text = isOne ? t(`${kind}.one`, { name: only.name }) : t(`${kind}.many`, { count: items.length });
    const run = () => navigate(isOne ? path(only.id) : list);
    watch.shown.set(kind, showMessage('info', text, { label: t('open'), run }));
  }

  async function look(source: NewsSource): Promise<boolean> {
    const { kind, load, path, counted } = source;
    const { items, total } = await load(client, locale);
    const known = watch.totals.get(kind);
    watch.totals.set(kind, total);
    const candidates = counted ? rejections(items, total, known) : items;
    const fresh = await takeFresh({ account, kind, since: watch.since, items: candidates });
    const isSeen = ({ id }: NewsItem) => isInFront(path(id));
    notify(
      source,
      fresh.filter((item) => !isSeen(item)),
    );
    return fresh.length > 0;
  }

  async function lookAtAll(): Promise<number> {
    let came = 0;
    let failure: unknown;
    for (const source of NEWS_SOURCES) {
      const { kind, list } = source;
      if (watch.refused.has(kind) || matcher(parseLocation(list)) === undefined) continue;
      try {
        if (await look(source)) came += 1;
      } catch (error) {
        if (isRefused(error)) watch.refused.add(kind);
        // One list that fails must not silence the others; the next look is later then.
        else failure ??= error;
      }
    }
    // The bell and the numbers of the menu count what has just come.
    if (came > 0) for (const queryKey of [['notice'], ...NUMBERS]) void client.invalidateQueries({ queryKey });
    if (failure !== undefined) throw failure;
    return came;
  }

  useQuery({
    queryKey: ['news'],
    queryFn: lookAtAll,
    enabled: !guest,
    // The first look is after a minute: what the page was opened with is no news.
    initialData: 0,
    staleTime: Infinity,
    refetchInterval: ({ state }) => nextPoll(state),
    meta: { quiet: true, unlogged: true },
  });
  return null;
}
