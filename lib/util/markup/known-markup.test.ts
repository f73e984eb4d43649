import { knownMarkup } from './known-markup';

const TAGS = new Set(['p', 'a', 'img', 'b']);
const ATTRIBUTES = new Set(['href', 'src', 'title']);
const known = (html: string) => knownMarkup(html, TAGS, ATTRIBUTES);

it.each([
  ['<p>a &lt; b &amp; c</p>'],
  ['<p><b>粗</b> 体</p>\n<p>🚢</p>'],
  ['<a href="https://a.example/?x=1&amp;y=2" title="&quot;x&quot;">y</a>'],
])('leaves %s as it is', (html) => expect(known(html)).toBe(html));

it.each([
  ['1 < 2 and 3 > 2', '1 &lt; 2 and 3 > 2'],
  ['a <', 'a &lt;'],
  ["<P STYLE='color:red' Title=it's onclick=a()>x</P>", '<p title="it\'s">x</p>'],
  ['<img/src="/a.png"/onerror="a()">', '<img src="/a.png">'],
  ['<img src = /a.png style = color:red>', '<img src="/a.png">'],
  ['<img src="a>b" style="x">', '<img src="a&gt;b">'],
  ['<img title="<p style=x>" style>', '<img title="&lt;p style=x&gt;">'],
  ['<p "style=x" =style=x>a</p>', '<p>a</p>'],
  ['<p title=a title2=b href>x', '<p title="a" href="">x'],
  ['<unknown style="x">a</unknown>', 'a'],
  ['a<!-- <p style="x"> -->b', 'ab'],
  ['a<!-->b--><!doctype html><?xml?></ p>c', 'ab-->c'],
  ['a<!-- never', 'a'],
  ['a<style>p{}</style >b', 'ab'],
  ['a<style><!--</style><p style="x">b', 'a<p>b'],
  ['a<script>"</scripty><p style=x>"</script>b', 'ab'],
  ['a<textarea><p style="x">', 'a'],
  ['a<plaintext>b', 'a'],
  ['a<p style="never ends', 'a'],
  ['a<p style="x"', 'a'],
  ['<svg><style>p{}</style><p style="x">a</svg>', '<p>a'],
  ['<sCrIpT>x</ScRiPt>y', 'y'],
])('writes %s as %s', (html, written) => expect(known(html)).toBe(written));

// Read in more than linear time, these would not end.
it.each(['<', '<p ', '<p a="', '<!--', '<style>', '</', '<p style=x ', '"<p \'', '<p =', '<!'])(
  'reads %s half a million times over',
  (part) => expect(known(part.repeat(500_000))).not.toContain('style'),
);
