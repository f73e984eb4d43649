import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { showError, showMessage } from '@/lib/state/messages';
import { now } from '@/lib/util/clock';
import { dayIn } from '@/lib/util/day';
import { download } from '@/lib/util/files/download';
import type { ReadResult } from './read-products';
import { runExport, type ExportOrder } from './run-export';

export interface ExportState {
  done: number;
  total: number;
  isWriting: boolean;
}

/** Runs an export, saves its file, and says what is missing in it. */
export function useExport(onDone: () => void) {
  const t = useTranslations('productSheet.export');
  const client = useQueryClient();
  const [state, setState] = useState<ExportState>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const report = ({ products, missing, unreadable }: ReadResult) => {
    if (missing > 0) showMessage('warning', t('missing', { count: missing }));
    if (unreadable > 0) showMessage('warning', t('unreadable', { count: unreadable }));
    if (missing === 0) showMessage('success', t('done', { count: products }));
  };
  const start = async (order: ExportOrder) => {
    const controller = new AbortController();
    running.current = controller;
    setState({ done: 0, total: 0, isWriting: false });
    try {
      const { file, result } = await runExport(client, order, {
        signal: controller.signal,
        onProgress: (done, total) => setState({ done, total, isWriting: false }),
        onWriting: () => setState((now) => now && { ...now, isWriting: true }),
      });
      download(file, `${t('fileName')} ${dayIn(now())}.${order.format}`);
      report(result);
      onDone();
    } catch (error) {
      if (controller.signal.aborted) showMessage('info', t('stopped'));
      else showError(error);
    } finally {
      running.current = undefined;
      setState(undefined);
    }
  };
  return { state, start, stop: () => running.current?.abort() };
}
