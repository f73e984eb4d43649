import { act, fireEvent, screen } from '@testing-library/react';
import { renderInView } from '@/components/ui/testing/render';
import type { Material } from '@/lib/api/material';
import type { Upload } from '@/lib/state/uploads';
import { UploadList } from './UploadList';

const upload = (name: string): Upload => ({
  ...{ id: name, owner: 'library', file: new File(['x'], name), state: 'failed' },
  fault: { rule: 'empty' },
});
const list = (names: string[]) => (
  <UploadList uploads={names.map(upload)} kinds={['image']} onRetry={() => {}} onCancel={() => {}} />
);

test('a file that goes away with the focus in it leaves the focus in the list of uploads', () => {
  const { rerender } = renderInView(list(['a.png', 'b.png']));
  const [first] = screen.getAllByRole('button');
  act(() => first!.focus());
  rerender(list(['b.png']));
  expect(screen.getByRole('region')).toHaveFocus();
});

test('a focus elsewhere stays there', () => {
  const { rerender } = renderInView(list(['a.png', 'b.png']));
  rerender(list(['b.png']));
  expect(document.body).toHaveFocus();
});

test.each<[Upload['state'], Partial<Upload>, string[]]>([
  ['waiting', {}, ['取消上传 a.png']],
  ['sending', { sent: 0.5 }, ['取消上传 a.png']],
  ['failed', { fault: { rule: 'wrongType' } }, ['移除 a.png']],
  ['failed', { fault: { rule: 'noRoom' } }, ['重新上传 a.png', '移除 a.png']],
  ['failed', { fault: { error: new Error('offline') } }, ['重新上传 a.png', '移除 a.png']],
  [
    'failed',
    { fault: { same: { name: 'b.png' } as Material } },
    ['用已有的，不上传 a.png', '仍然上传 a.png', '移除 a.png'],
  ],
  ['done', {}, []],
])('a file that is %s %j offers what can be done with it', (state, more, names) => {
  const done: string[] = [];
  const file: Upload = { ...upload('a.png'), fault: undefined, state, ...more };
  const note = (what: string) => (id: string) => done.push(`${what} ${id}`);
  renderInView(
    <UploadList
      uploads={[file]}
      kinds={['image']}
      onRetry={note('retry')}
      onCancel={note('cancel')}
      onUse={({ id }) => done.push(`use ${id}`)}
    />,
  );
  const buttons = screen.queryAllByRole('button');
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(names);
  buttons.forEach((button) => fireEvent.click(button));
  expect(done).toEqual(
    names.map((name) =>
      /^(重新|仍然)/.test(name) ? 'retry a.png' : name.startsWith('用') ? 'use a.png' : 'cancel a.png',
    ),
  );
});

test('the bar is as far as all files together, until all have ended', () => {
  const files = (...states: Partial<Upload>[]) => (
    <UploadList
      uploads={states.map((state, at) => ({ ...upload(`${at}.png`), fault: undefined, ...state }))}
      kinds={['image']}
      onRetry={() => {}}
      onCancel={() => {}}
    />
  );
  const bars = () => screen.queryAllByRole('progressbar', { name: '上传列表' }).map((bar) => bar.ariaValueNow);
  const { rerender } = renderInView(
    files({ state: 'done' }, { state: 'failed' }, { state: 'sending', sent: 0.5 }, { state: 'waiting' }),
  );
  expect(bars()).toEqual(['63']);
  rerender(files({ state: 'done' }, { state: 'failed' }));
  expect(bars()).toEqual([]);
});
