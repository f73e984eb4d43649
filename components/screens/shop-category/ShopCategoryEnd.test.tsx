import { fireEvent, screen } from '@testing-library/react';
import { renderInView } from '@/components/ui/testing/render';
import { EyeButton } from './ShopCategoryEnd';

test.each([
  [true, '在店铺隐藏'],
  [false, '在店铺显示'],
])('the eye of a shop category with visible %s is called %s, and does that', (visible, name) => {
  const change = jest.fn();
  renderInView(<EyeButton visible={visible} busy={false} onChange={change} />);
  fireEvent.click(screen.getByRole('button', { name }));
  expect(change.mock.calls).toEqual([[!visible]]);
});
