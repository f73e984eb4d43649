import { screen } from '@testing-library/react';
import { renderScreen } from '@/components/ui/testing/render';
import { HiddenParts } from './HiddenParts';

const head = { head: '品牌', at: [1], samples: [], isHidden: true };

it('names what a workbook hides and that it is left out', () => {
  renderScreen(<HiddenParts rows={2} heads={[{ ...head, column: '' }]} sheets={['旧价']} />, { title: '导入' });
  expect(screen.getByRole('alert')).toHaveTextContent(/2 行.*品牌.*旧价/);
});

it('is silent where nothing is left out', () => {
  renderScreen(<HiddenParts rows={0} heads={[{ ...head, column: 'brand' }]} sheets={[]} />, { title: '导入' });
  expect(screen.queryByRole('alert')).toBeNull();
});
