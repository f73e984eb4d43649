import { fireEvent, screen } from '@testing-library/react';
import { renderInView } from '@/components/ui/testing/render';
import { useHoverPanel } from './use-hover-panel';

function Entry() {
  const { holder, anchor, panel, show, open } = useHoverPanel<HTMLButtonElement>('right');
  return (
    <div {...holder}>
      <button ref={anchor} onClick={show}>
        entry
      </button>
      {open && (
        <div ref={panel}>
          <a href="#/page">page</a>
        </div>
      )}
    </div>
  );
}

test.each([
  ['ArrowLeft', 'link', false],
  ['Escape', 'link', false],
  ['Escape', 'button', false],
  // It is a key of the menu there.
  ['ArrowLeft', 'button', true],
])('%s at the %s of an open panel: it stays open %p', (key, role, stays) => {
  renderInView(<Entry />);
  const entry = screen.getByRole('button');
  fireEvent.click(entry);
  fireEvent.keyDown(screen.getByRole(role), { key });
  expect(screen.queryAllByRole('link')).toHaveLength(stays ? 1 : 0);
  if (!stays) expect(entry).toHaveFocus();
});
