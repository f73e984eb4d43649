import { currentSession, inSession, makeCurrent, perSession, Session, startSession, type Ending } from './session';

const endings: [part: string, how: Ending, isOver: boolean][] = [];
let made = 0;
const partOf = perSession(
  ({ token = 'nobody' }) => ({ name: `${token} ${(made += 1)}` }),
  ({ name }, how, session) => endings.push([name, how, session.isOver]),
);
beforeEach(() => {
  made = 0;
  endings.length = 0;
});

test('a part is made once for each session, and is of the current one unless another is named', () => {
  const first = startSession('a');
  expect(partOf().name).toBe('a 1');
  const second = startSession('b');
  expect([partOf().name, partOf(first).name, partOf(second).name]).toEqual(['b 2', 'a 1', 'b 2']);
});

test('an end reaches the parts of its session alone, once, before its calls are aborted', () => {
  const [first, second] = [new Session('a'), new Session('b')];
  partOf(first);
  partOf(second);
  first.end('logout');
  first.end('ended');
  expect(endings).toEqual([['a 1', 'logout', false]]);
  expect([first.isOver, first.signal.aborted, second.isOver, second.signal.aborted]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('a part that nothing has asked for hears of the end too: what it keeps on this device may be of before', () => {
  new Session('a').end('ended');
  expect(endings).toEqual([['a 1', 'ended', false]]);
});

test('the current session stays when another one ends', () => {
  const other = startSession('a');
  const own = startSession('b');
  other.end('ended');
  expect(currentSession()).toBe(own);
  expect(makeCurrent(other)).toBe(currentSession());
});

test('what is run in a session is in it until it returns, whatever happens there', () => {
  const own = startSession('a');
  const other = new Session('b');
  expect(inSession(other, () => [currentSession(), partOf().name])).toEqual([other, 'b 1']);
  expect(currentSession()).toBe(own);
  const failing = () => {
    throw new Error('failed');
  };
  expect(() => inSession(other, failing)).toThrow('failed');
  expect(currentSession()).toBe(own);
});

test('nobody has no stored token, and no two sessions have one id', () => {
  const [first, second] = [startSession(undefined, true), startSession('a', true)];
  expect([first.isStored, second.isStored, first.id === second.id]).toEqual([false, true, false]);
});
