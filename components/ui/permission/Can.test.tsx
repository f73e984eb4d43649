import { render, screen } from '@testing-library/react';
import { LOCK_REASON, lockOf } from './lock';
import type { Rights } from '@/lib/auth/permission';
import { parseConfig, setConfig } from '@/lib/config/config';
import { Can, RightsContext } from './Can';

function configure(config: object) {
  const parsed = parseConfig(config);
  if (!parsed.ok) throw new Error('config');
  setConfig(parsed.config);
}
beforeEach(() => configure({}));

const rights = (permissions: string[], roles: string[] = []): Rights => ({ admin: false, roles, permissions });
const page = (value: Rights) => (
  <RightsContext value={value}>
    <Can guard={['product:delete']}>
      <button type="button">删除</button>
    </Can>
  </RightsContext>
);
const isOffered = () => screen.queryByRole('button', { name: '删除' }) !== null;

it('follows the rights', () => {
  const { rerender } = render(page(rights(['product:read'])));
  expect(isOffered()).toBe(false);
  rerender(page(rights(['product:read', 'product:delete'])));
  expect(isOffered()).toBe(true);
  rerender(page(rights(['product:read'], ['product:delete'])));
  expect(isOffered()).toBe(true);
});

it.each([[[]], [['blog:read']], [['sys.product.remove']]])(
  'takes no button away where the platform, with %j, has no words for such a right',
  (permissions) => {
    render(page(rights(permissions)));
    expect(isOffered()).toBe(true);
  },
);

it('shows in a preview what it would refuse, which is locked with the reason', () => {
  configure({ preview: true });
  const { rerender } = render(page(rights(['product:delete'])));
  expect(isOffered()).toBe(true);
  expect(lockOf()).toMatchObject({ 'aria-disabled': true, 'aria-describedby': LOCK_REASON });
  expect(lockOf(false)).toBeUndefined();
  rerender(page(rights(['product:read'])));
  expect(isOffered()).toBe(false);
  configure({ preview: true, previewHosts: [location.host] });
  expect(lockOf()).toBeUndefined();
});
