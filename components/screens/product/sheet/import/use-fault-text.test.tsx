import { screen } from '@testing-library/react';
import { renderScreen } from '@/components/ui/testing/render';
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
