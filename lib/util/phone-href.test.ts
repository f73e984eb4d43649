import { phoneHref } from './phone-href';

test.each([
  ['+86 138-0013-8000', 'tel:+8613800138000'],
  ['(0571) 8765 4321', 'tel:057187654321'],
  ['13800138000', 'tel:13800138000'],
])('%s is dialled as %s', (phone, href) => expect(phoneHref(phone)).toBe(href));
