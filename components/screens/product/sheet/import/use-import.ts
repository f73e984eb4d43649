import { useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { useRef, useState } from 'react';
import { SheetFault } from '@/lib/sheet/sheet-fault';
import type { Locale } from '@/lib/i18n/locales';
import { showError } from '@/lib/state/messages';
import { useSession } from '@/lib/state/session';
import { paths } from '@/lib/router/paths';
import { useView } from '@/lib/router/view';
import type { JobRow } from '@/lib/work/job';
import { senderOf } from '@/lib/work/sender';
import { loadSheetContext } from '../columns/load-context';
import type { SheetContext } from '../columns/context';
import type { CheckCounts, WrongCell } from '../worker/import-job';
import type { SheetHeads } from '../worker/import-sheets';
import type { MatchedHead } from '../worker/match-columns';
import { openSheetWorker, type SheetWorker } from '../worker/open-worker';
import { correctCell, loadProducts } from './load-products';
import { keepMatching, readMatching } from './matching';
import { useWrongRows } from './use-wrong-rows';

export type ImportStage =
  | { name: 'file'; fault?: SheetFault; file?: string }
  | { name: 'reading' }
  | { name: 'columns'; sheets: SheetHeads[] }
  | { name: 'comparing'; done: number; total: number }
  | { name: 'review'; counts: CheckCounts; sheets: SheetHeads[] };

/** Rows that the page takes over in one piece: more would be felt. */
const ROWS_AT_ONCE = 500;

/** The thread of the import that is under way: it outlives a view that is hidden, and ends with the next one at the latest. */
let latest: SheetWorker | undefined;

/** An import from the file to its start; its worker ends with the dialog. */
export function useImport(onClose: () => void) {
  const client = useQueryClient();
  const session = useSession();
  const { setUnsaved } = useView();
  const locale = useLocale() as Locale;
  const readWrongRows = useWrongRows();
  const [stage, setStage] = useState<ImportStage>({ name: 'file' });
  const [fileName, setFileName] = useState('');
  const [clearsEmpty, setClearsEmpty] = useState(false);
  /** Cells were corrected or pictures added: closing would lose them. */
  const [isTouched, setTouched] = useState(false);
  const worker = useRef<SheetWorker>(undefined);
  const context = useRef<SheetContext>(undefined);
  const [ended] = useState(() => new AbortController());

  function close(): void {
    ended.abort();
    worker.current?.close();
    setUnsaved(undefined);
    onClose();
  }

  /** A thread for this file alone; an earlier one is given up with all that it holds. */
  async function freshWorker(): Promise<SheetWorker> {
    context.current = await loadSheetContext(client, locale);
    ended.signal.throwIfAborted();
    latest?.close();
    const fresh = openSheetWorker();
    latest = fresh;
    worker.current = fresh;
    return fresh;
  }

  async function attempt(action: () => Promise<void>, back: ImportStage): Promise<void> {
    try {
      await action();
    } catch (error) {
      if (ended.signal.aborted) return;
      setStage(error instanceof SheetFault ? { name: 'file', fault: error } : back);
      if (!(error instanceof SheetFault)) showError(error);
    }
  }

  const choose = (file: File) =>
    attempt(
      async () => {
        setStage({ name: 'reading' });
        setFileName(file.name);
        setTouched(false);
        const own = await freshWorker();
        await own.beginImport(context.current!);
        const sheets = await own.readFile(new Uint8Array(await file.arrayBuffer()), readMatching());
        setStage({ name: 'columns', sheets });
      },
      { name: 'file' },
    );

  const setHeads = (sheetAt: number, heads: MatchedHead[]) =>
    setStage((now) =>
      now.name === 'columns'
        ? { ...now, sheets: now.sheets.map((sheet, at) => (at === sheetAt ? { ...sheet, heads } : sheet)) }
        : now,
    );

  const compare = (sheets: SheetHeads[]) =>
    attempt(
      async () => {
        const own = worker.current!;
        const heads = sheets.map((sheet) => sheet.heads);
        keepMatching(heads);
        setStage({ name: 'comparing', done: 0, total: 0 });
        const wanted = await own.matchColumns(heads);
        await loadProducts(client, wanted, {
          signal: ended.signal,
          onProducts: own.compareWith,
          onProgress: (done, total) => setStage({ name: 'comparing', done, total }),
        });
        setStage({ name: 'review', counts: await own.checkImport(clearsEmpty), sheets });
      },
      { name: 'columns', sheets },
    );

  const recount = async (change: (own: SheetWorker) => Promise<CheckCounts>) => {
    const counts = await change(worker.current!).catch(showError);
    if (counts) setStage((now) => (now.name === 'review' ? { ...now, counts } : now));
  };

  /** A corrected cell or an added picture. */
  const edit = (change: (own: SheetWorker) => Promise<CheckCounts>) => {
    setTouched(true);
    void recount(change);
  };

  const start = () =>
    attempt(async () => {
      const wrong = await readWrongRows(worker.current!);
      const rows: JobRow[] = [];
      for (let from = 0; ; from += ROWS_AT_ONCE) {
        const part = await worker.current!.importRows(from, ROWS_AT_ONCE);
        if (!part) break;
        rows.push(...part);
      }
      const title = { key: 'importProducts', values: { name: fileName } } as const;
      await senderOf(session).start({
        kind: 'import',
        title,
        link: paths.productList(),
        steps: [{ call: 'doImport', rows }],
        ...(wrong && { skipped: { ...wrong, file: new Uint8Array(await wrong.file.arrayBuffer()) } }),
      });
      close();
    }, stage);

  return {
    stage,
    fileName,
    clearsEmpty,
    choose: (file: File) => void choose(file),
    setHeads,
    compare: (sheets: SheetHeads[]) => void compare(sheets),
    backToColumns: (sheets: SheetHeads[]) => setStage({ name: 'columns', sheets }),
    backToFile: () => {
      setTouched(false);
      setStage({ name: 'file' });
    },
    setClearsEmpty: (next: boolean) => {
      setClearsEmpty(next);
      void recount((own) => own.checkImport(next));
    },
    edit,
    correct: (cell: WrongCell, text: string) => edit((own) => correctCell(client, own, cell, text, ended.signal)),
    isTouched,
    close,
    start: () => void start(),
    job: () => worker.current,
    template: async (hints: Record<string, string>) => {
      const own = openSheetWorker();
      try {
        return await own.template(await loadSheetContext(client, locale), hints);
      } finally {
        own.close();
      }
    },
  };
}

export type Importing = ReturnType<typeof useImport>;
