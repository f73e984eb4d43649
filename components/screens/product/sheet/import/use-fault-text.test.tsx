import { screen } from '@testing-library/react';
import { renderScreen } from '@/components/ui/testing/render';
import type { WrongCell } from '../worker/import-job';
import { useFaultText } from './use-fault-text';

function Column({ column, path }: { column?: string; path?: string }) {
  return <p>{useFaultText().column({ column, path } as Parameters<ReturnType<typeof useFaultText>['column']>[0])}</p>;
}

it.each([
  [{ column: 'sku' }, '货号'],
  [{ path: 'title' }, '中文产品名称'],
  [{ path: 'keywords' }, '关键词'],
])('%p is called %s', (cell, name) => {
  renderScreen(<Column {...cell} />, { title: '导入' });
  expect(screen.getByText(name)).toBeInTheDocument();
});

function Reason({ fault }: Pick<WrongCell, 'fault'>) {
  return <p>{useFaultText().reason({ fault })}</p>;
}

it.each([
  [{ key: 'cellFormat', values: { stored: '123' } }, /123/],
  [{ key: 'noResult' }, /Excel 或 WPS/],
  [{ key: 'merged' }, /取消合并/],
  [{ key: 'damaged' }, /设为文本/],
  [{ key: 'eitherNumber' }, /千位分隔符/],
  [{ key: 'sharedPicture', values: { name: 'a/1.jpg' } }, /a\/1\.jpg/],
] as const)('%j has a sentence of its own', (fault, text) => {
  renderScreen(<Reason fault={fault} />, { title: '导入' });
  expect(screen.getByText(text)).toBeInTheDocument();
});
