import type { QueryClient } from '@tanstack/react-query';
import { userQuery } from '@/lib/api/session-queries';
import type { Session } from '@/lib/auth/session';
import { showMessage } from '@/lib/state/messages';
import { worksOf } from '@/lib/state/works';
import { now } from '@/lib/util/clock';
import { dayIn } from '@/lib/util/day';
import { download } from '@/lib/util/files/download';
import { uuid } from '@/lib/util/uuid';
import type { ReadResult } from './read-products';
import { runExport, type ExportOrder } from './run-export';

/** The texts of an export, in the language in which it was started: its file is in that language, too. */
interface ExportTexts {
  fileName: string;
  /** What a finished file lacks; undefined if it is complete. */
  lacks: (result: ReadResult) => string | undefined;
}

export interface ExportStart {
  session: Session;
  client: QueryClient;
  order: ExportOrder;
  /** How many products are expected. */
  count: number;
  texts: ExportTexts;
}

/** Starts an export in the tray: it goes on while its user works elsewhere, and ends with the session. */
export function startExport(start: ExportStart): void {
  const { session, client, order, count, texts } = start;
  const works = worksOf(session);
  const id = uuid();
  const controller = new AbortController();
  const signal = AbortSignal.any([controller.signal, session.signal]);
  const titleOf = (products: number) => ({ key: 'exportProducts', values: { count: products } }) as const;
  const clear = () => works.remove(id);
  works.put({
    id,
    kind: 'export',
    title: titleOf(count),
    done: 0,
    state: 'running',
    actions: { cancel: () => controller.abort() },
  });

  const finish = (file: Blob, result: ReadResult) => {
    const open = () =>
      download(
        file,
        `${texts.fileName} ${dayIn(now(), client.getQueryData(userQuery().queryKey)?.timezone)}`,
        order.format,
      );
    const lacks = texts.lacks(result);
    const { products, missing, unreadable } = result;
    works.update(id, {
      state: 'finished',
      title: titleOf(products),
      done: products,
      total: products,
      ...(lacks !== undefined && { result: { left: missing + unreadable } }),
      actions: { open, clear },
    });
    open();
    if (lacks !== undefined) showMessage('warning', lacks);
  };
  const fail = (error: unknown) => {
    if (session.isOver) return;
    const retry = () => {
      clear();
      startExport(start);
    };
    if (controller.signal.aborted) works.update(id, { state: 'cancelled', actions: { retry, clear } });
    else works.update(id, { state: 'failed', error, actions: { retry, clear } });
  };
  const onProgress = (done: number, total: number) => {
    if (!signal.aborted) works.update(id, { done, total });
  };
  runExport(client, order, { signal, onProgress }).then(({ file, result }) => finish(file, result), fail);
}
