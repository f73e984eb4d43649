import { fireEvent, screen } from '@testing-library/react';
import { RightsContext } from '@/components/ui/permission/Can';
import { renderInView } from '@/components/ui/testing/render';
import type { Inquiry } from '@/lib/api/inquiry-schema';
import { FULL_RIGHTS } from '@/lib/auth/permission';
import type { InquiryActions } from '../use-inquiry-actions';
import { useListActions } from './use-list-actions';

const rows = [{ id: '1', number: 'INQ-1', status: 'new' }] as Inquiry[];

test.each<[name: string, call: keyof InquiryActions, args: unknown[]]>([
  ['标为已读', 'setRead', [rows, true]],
  ['标为未读', 'setRead', [rows, false]],
  ['星标', 'star', [rows, true]],
  ['取消星标', 'star', [rows, false]],
  ['标为垃圾询盘', 'setStatus', [rows, 'spam']],
  ['删除', 'remove', [rows]],
])('of inquiries the action %s does what it is called', (name, call, args) => {
  const done = jest.fn();
  const actions = { [call]: done } as Partial<InquiryActions> as InquiryActions;
  function Actions() {
    return useListActions(rows, actions, () => {}).map(({ key, label, run }) => (
      <button key={key} onClick={run}>
        {label}
      </button>
    ));
  }
  renderInView(
    <RightsContext value={FULL_RIGHTS}>
      <Actions />
    </RightsContext>,
  );
  fireEvent.click(screen.getByRole('button', { name }));
  expect(done.mock.calls).toEqual([args]);
});
