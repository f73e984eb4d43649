import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { ReadOnlyFields } from './ReadOnlyFields';

/** Ways to change what is no native field: by pointer, keys, clipboard, drag. */
const CHANGES = [
  ...['click', 'mouseDown', 'pointerDown', 'paste', 'cut', 'dragOver', 'drop'].map((name) => [name, {}]),
  ...['a', 'Enter', 'Delete', 'Backspace', 'F2', ' '].map((key) => ['keyDown', { key }]),
  ['keyDown', { key: 'x', ctrlKey: true }],
  ['keyDown', { key: 'v', ctrlKey: true }],
] as [name: 'click', init: object][];
const READING = [
  ...['Tab', 'ArrowDown', 'PageUp', 'Home', 'End'].map((key) => ['keyDown', { key }]),
  ...['focusIn', 'copy'].map((name) => [name, {}]),
] as typeof CHANGES;

const HANDLERS = [
  ...['onClick', 'onMouseDown', 'onPointerDown', 'onKeyDown', 'onFocus'],
  ...['onPaste', 'onCut', 'onCopy', 'onDragOver', 'onDrop'],
];

/** Whether an event comes to a sheet that is read only, and whether the browser does what it would do. */
function sent(name: 'click', init: object, role = 'gridcell') {
  const reached = jest.fn();
  render(
    <ReadOnlyFields>
      <div role="grid" {...Object.fromEntries(HANDLERS.map((handler) => [handler, reached]))}>
        <div role="gridcell" tabIndex={0} />
        <a href="#/products">products</a>
      </div>
    </ReadOnlyFields>,
  );
  const target = screen.getByRole(role);
  const event = createEvent[name](target, init);
  fireEvent(target, event);
  return { reached: reached.mock.calls.length > 0, stopped: event.defaultPrevented };
}

test.each(CHANGES)('%s %j changes nothing that can only be read', (name, init) => {
  // The default of the two that press is the focus.
  const focuses = /Down$/.test(name) && !('key' in init);
  expect(sent(name, init)).toEqual({ reached: false, stopped: !focuses });
});

test.each(READING)('%s %j works where values can only be read', (name, init) => {
  expect(sent(name, init)).toEqual({ reached: true, stopped: false });
});

test('a link among what can only be read is followed', () => {
  expect(sent('click', {}, 'link')).toEqual({ reached: true, stopped: false });
});
