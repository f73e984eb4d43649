import { isPassword, isPhone, phoneDigits } from './login-checks';
import {
  isAlphabetic,
  isAmount,
  isBlank,
  isChineseName,
  isEmail,
  isExternal,
  isHost,
  isIP,
  isIdCard,
  isJsonObject,
  isLandline,
  isLowercase,
  isPort,
  isURL,
  isUppercase,
} from './validators';

/** Hosts and addresses from the tests of validator.js, RFC 5952 and RFC 3696; identity numbers from GB 11643. */
const longHost = `${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(60)}.com`;
const CASES: [string, (text: string) => boolean, good: string[], bad: string[]][] = [
  [
    'e-mail',
    isEmail,
    [
      'a@b.co',
      'foo+bar@bar.com',
      "o'hare@mail.example.org",
      'test|123@m.io',
      'x@xn--fiqs8s.cn',
      'a@1.com',
      `a@${longHost}`,
    ],
    [
      '',
      'a',
      'a@b',
      'a@.com',
      '@b.co',
      'a b@c.co',
      'a..b@c.co',
      '.a@c.co',
      'a.@c.co',
      'a@b..co',
      'a@-b.co',
      'a@b.c',
      'a@b.co\n',
      `${'x'.repeat(65)}@b.co`,
      `${'x'.repeat(60)}@${'d'.repeat(60)}.${longHost}`,
    ],
  ],
  [
    'phone',
    isPhone,
    ['13800138000', '10000000000', '19912345678'],
    ['', '1380013800', '138001380000', '23800138000', '+8613800138000', '1380013800a', '１3800138000'],
  ],
  ['port', isPort, ['0', '1', '80', '65535'], ['', '65536', '-1', '080', '8.0', '1e3', '99999', ' 80', '+80']],
  [
    'amount',
    isAmount,
    ['0', '1', '1.5', '1.50', '999999999999.99', '0.01'],
    ['', '.5', '1.', '1.505', '-1', '1,000', '1e3', '１', ' 1', '1\n'],
  ],
  [
    'IP',
    isIP,
    [
      '127.0.0.1',
      '0.0.0.0',
      '255.255.255.255',
      '::',
      '::1',
      '2001:db8::1',
      '2001:0db8:0000:0000:0001:0000:0000:0001',
      'fe80::0a00:27ff:fe8d:1',
      '::ffff:192.0.2.128',
    ],
    [
      '',
      '256.0.0.1',
      '1.2.3',
      '1.2.3.4.5',
      '01.2.3.4',
      '1.2.3.4:80',
      ':::',
      '::1::',
      '2001:db8',
      '12345::',
      'fe80::1%eth0',
      '[::1]',
      '1:2:3:4:5:6:7:8:9',
      '::ffff:256.1.1.1',
      'abc',
    ],
  ],
  [
    'URL',
    isURL,
    [
      'http://a.co',
      'https://a.co:65535/x?y#z',
      'HTTPS://EXAMPLE.COM',
      'http://localhost:3000',
      'http://127.0.0.1/',
      'http://[::1]:80/',
      'https://中文.cn/产品',
      'http://user:pw@a.co/',
    ],
    [
      '',
      'a.co',
      '//a.co',
      'ftp://a.co',
      'http://',
      'http:///x',
      'http://a b.co',
      'http://a.co:65536',
      'http://-a.co',
      'http://a..co',
      'https://?x',
      'javascript:alert(1)',
      'http:\\\\a.co',
      'http://a.co/ x',
    ],
  ],
  [
    'external link',
    isExternal,
    ['http://a', 'https://a', 'mailto:a@b.co', 'tel:+861', 'HTTPS://A'],
    ['', '/a', '//a', 'ftp://a', 'javascript:x', 'https:a', ' https://a', 'data:text/html,x'],
  ],
  [
    'ID card',
    isIdCard,
    [
      '11010519491231002X',
      '11010519491231002x',
      '440524188001010014',
      '110101200002290014'.slice(0, 17) + check('11010120000229001'),
    ],
    [
      '',
      '110105194912310021',
      '11010519491331002X',
      '110101190002290014',
      '01010519491231002X',
      '11010519491231002',
      '11010529991231002X',
      '1101051949123100２X',
      '110105491231002',
    ],
  ],
  [
    'Chinese name',
    isChineseName,
    ['李雷', '欧阳娜娜', '𠮷田', '㛃䶮', '王𬱖'],
    ['', '李', '爱新觉罗氏', 'Li', '李 雷', '李·雷', '李1', '𠮷'],
  ],
  [
    'landline',
    isLandline,
    ['0571-88888888', '02112345678'.replace('1234', '5234'), '010-62345678-801', '88888888', '0755-2345678'],
    [
      '',
      '13800138000',
      '0571-1888888',
      '571-88888888',
      '0571-888888',
      '0571-888888888',
      '010--62345678',
      '0571 88888888',
    ],
  ],
  ['JSON object', isJsonObject, ['{}', ' {"a":[1]} '], ['', '[]', 'null', '1', '"{}"', '{a:1}', "{'a':1}", '{"a":1,}']],
  ['blank', isBlank, ['', ' ', '\t\n', '\u3000', '\u00a0', '\ufeff'], ['a', ' a ', '0', '\u200b']],
  ['lowercase', isLowercase, ['a', 'abc'], ['', 'Abc', 'a1', 'é', 'a b']],
  ['uppercase', isUppercase, ['A', 'ABC'], ['', 'aBC', 'A1', 'É']],
  ['alphabet', isAlphabetic, ['a', 'aBc'], ['', 'a1', 'é', '中', 'a-b', 'а']],
  ['password', isPassword, ['123456', '      ', '密码密码密码'], ['', '12345']],
  [
    'host',
    isHost,
    ['a.co', 'localhost', 'localhost:0', '10.0.0.5:8080', '[::1]', '[::1]:3000'],
    ['', 'a.co:', 'a.co:65536', 'http://a.co', 'a.co/x', '::1', '[::1', '-a.co', 'a b'],
  ],
];

/** The check digit calculated by definition: the sum over all 18 digits is 1 modulo 11. */
function check(seventeen: string): string {
  const places = [...seventeen].map((digit, place) => Number(digit) * (2 ** (17 - place) % 11));
  const sum = places.reduce((total, part) => total + part, 0);
  const last = (12 - (sum % 11)) % 11;
  return last === 10 ? 'X' : String(last);
}

describe.each(CASES)('%s', (_name, accepts, good, bad) => {
  it.each(good)('takes %j', (text) => expect(accepts(text)).toBe(true));
  it.each(bad)('refuses %j', (text) => expect(accepts(text)).toBe(false));
});

it('knows no person of tomorrow', () => {
  const year = new Date().getUTCFullYear() + 1;
  expect(isIdCard(`110101${year}0101001${check(`110101${year}0101001`)}`)).toBe(false);
});

it.each([
  ['138 0013 8000', '13800138000'],
  ['+86 138-0013-8000', '13800138000'],
  ['８６13800138000', '13800138000'],
  ['8613800138', '8613800138'],
])('reads the phone number %j as %j', (typed, digits) => expect(phoneDigits(typed)).toBe(digits));

it.each([0, null, undefined, {}, ['a.co']])('takes %j for no host', (value) => expect(isHost(value)).toBe(false));
