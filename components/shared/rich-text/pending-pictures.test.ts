import { startSession } from '@/lib/auth/session';
import { pendingPicturesOf, withUploaded } from './pending-pictures';

test('a picture keeps its id from the paste to its address, and belongs to one session', () => {
  const session = startSession();
  const pending = pendingPicturesOf(session);
  const id = pending.add('泵.png');
  pending.update(id, { uploadId: 'u' });
  pending.update(id, { url: 'files/1/a.png' });
  pending.update('unknown', { url: 'x/y' });
  expect(pending.get(id)).toEqual({ name: '泵.png', uploadId: 'u', url: 'files/1/a.png' });
  expect(pending.get('unknown')).toBeUndefined();
  expect(pendingPicturesOf(startSession()).get(id)).toBeUndefined();
});

test('a text that is not on the screen gets the address too, or loses what cannot be had', () => {
  const html = '<p>a</p><img data-upload="1" alt="x"><img data-upload="2"><img data-upload="1">';
  expect(withUploaded(html, '1', 'f/$&"1".png')).toBe(
    '<p>a</p><img src="f/$&amp;&quot;1&quot;.png" alt="x"><img data-upload="2"><img src="f/$&amp;&quot;1&quot;.png">',
  );
  expect(withUploaded(html, '1', undefined)).toBe('<p>a</p><img data-upload="2">');
});
