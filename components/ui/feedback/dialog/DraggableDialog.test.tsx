import { fireEvent, screen } from '@testing-library/react';
import { renderInView } from '@/components/ui/testing/render';
import { DraggableDialog } from './DraggableDialog';

test('clicks lead a dialog to the left, to the right and back; keys move it in steps', () => {
  Object.assign(window, { innerWidth: 1000, innerHeight: 800 });
  renderInView(
    <DraggableDialog title="Move" onClose={() => {}}>
      text
    </DraggableDialog>,
  );
  const dialog = screen.getByRole('dialog');
  const at = () => dialog.style.transform;
  dialog.getBoundingClientRect = () => {
    const [x = 0, y = 0] = [...at().matchAll(/-?\d+/g)].map(Number);
    return { left: 280 + x, top: 200 + y, width: 440, height: 400 } as DOMRect;
  };
  const button = screen.getByRole('button', { name: '移动对话框' });
  const places = [1, 2, 3].map(() => (fireEvent.click(button), at()));
  expect(places).toEqual(['translate(-272px, 0px)', 'translate(272px, 0px)', 'translate(0px, 0px)']);
  fireEvent.keyDown(button, { key: 'ArrowLeft' });
  fireEvent.keyDown(button, { key: 'ArrowDown' });
  expect(at()).toBe('translate(-24px, 24px)');
  fireEvent.keyDown(button, { key: 'Home' });
  expect(at()).toBe('translate(0px, 0px)');
});

test.each([false, true])('a dialog whose write is being sent is not closed: %s', (busy) => {
  const close = jest.fn();
  renderInView(
    <DraggableDialog title="Move" busy={busy} onClose={close}>
      text
    </DraggableDialog>,
  );
  fireEvent.click(screen.getByRole('button', { name: '关闭' }));
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(close).toHaveBeenCalledTimes(busy ? 0 : 2);
});
