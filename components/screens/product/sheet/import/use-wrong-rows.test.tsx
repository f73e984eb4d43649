import { renderHook } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { MESSAGES } from '@/components/ui/testing/messages';
import type { WrongCell } from '../worker/import-job';
import { useWrongRows } from './use-wrong-rows';

const wrapper = ({ children }: { children: ReactNode }) => (
  <NextIntlClientProvider locale="zh" messages={MESSAGES.zh} timeZone="Asia/Shanghai">
    {children}
  </NextIntlClientProvider>
);

const cell = (column: string, rowAt: number): WrongCell => ({
  ...{ sheet: '', sheetAt: 0, row: rowAt + 2, rowAt, name: `P-${rowAt}`, column, text: 'x', fault: { key: 'number' } },
});

const wrongFile = jest.fn(async () => new Blob(['PK']));
const read = (cells: WrongCell[]) =>
  renderHook(() => useWrongRows(), { wrapper }).result.current({
    wrongCells: async () => ({ total: cells.length, cells }),
    wrongFile,
  });

test('a wrong row is one entry with all its reasons, as they are in its file', async () => {
  const { rows, fileName } = (await read([cell('stock', 1), cell('moq', 1), cell('stock', 4)]))!;
  expect(rows).toEqual([
    { place: '第 3 行', name: 'P-1', reason: '库存：请填写数字。\n起订量：请填写数字。' },
    { place: '第 6 行', name: 'P-4', reason: '库存：请填写数字。' },
  ]);
  expect(wrongFile).toHaveBeenCalledWith({ '0 1': rows[0]!.reason, '0 4': rows[1]!.reason });
  expect(fileName).toBe('有误的行');
});

test('where nothing is wrong there is no file', async () => {
  expect(await read([])).toBeUndefined();
  expect(wrongFile).not.toHaveBeenCalled();
});
