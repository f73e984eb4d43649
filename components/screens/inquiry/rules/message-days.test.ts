import { byDay, inOrder } from './message-days';

const messagesAt = (...times: string[]) => times.map((at, index) => ({ id: String(index), at }));
const days = (zone: string, ...times: string[]) =>
  byDay(messagesAt(...times), zone).map(({ day, messages }) => [day, messages.length]);

test('a day begins at the reader’s midnight, not at that of UTC or of the buyer', () => {
  const times = ['2026-11-19T15:59:00Z', '2026-11-19T16:00:00Z', '2026-11-20T02:59:00Z', '2026-11-20T03:00:00Z'];
  expect(days('Asia/Shanghai', ...times)).toEqual([
    ['2026-11-19', 1],
    ['2026-11-20', 3],
  ]);
  expect(days('America/Sao_Paulo', ...times)).toEqual([
    ['2026-11-19', 3],
    ['2026-11-20', 1],
  ]);
});

test('the day on which the clock is put back is one day', () => {
  expect(days('Europe/Berlin', '2026-10-24T22:00:00Z', '2026-10-25T00:30:00Z', '2026-10-25T22:59:00Z')).toEqual([
    ['2026-10-25', 3],
  ]);
});

test('nothing said has no day', () => expect(byDay([])).toEqual([]));

test('pages come newest first and are read oldest first; what two pages hold is shown once, as the newer page has it', () => {
  const pages = [
    {
      list: [
        { id: 'c', text: 'new' },
        { id: 'b', text: 'read' },
      ],
    },
    {
      list: [
        { id: 'b', text: 'unread' },
        { id: 'a', text: 'first' },
      ],
    },
  ];
  expect(inOrder(pages)).toEqual([
    { id: 'a', text: 'first' },
    { id: 'b', text: 'read' },
    { id: 'c', text: 'new' },
  ]);
});
