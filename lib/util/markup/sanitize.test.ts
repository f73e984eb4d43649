/** @jest-environment ./scripts/check/jest-env.ts */
import DOMPurify from 'dompurify';
import { sanitizeHtml } from './sanitize';

it.each([
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><circle/></svg>',
  '<script>alert(1)</script>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<form action="https://evil.example"><input name=body></form>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<p style="position:fixed;inset:0" onclick="alert(1)">x</p>',
  '<style>@import "https://evil.example"</style>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<a href="vbscript:x" id="config" name="body">x</a>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
])('leaves nothing that runs, covers or clobbers in %s', (html) => {
  const clean = sanitizeHtml(html);
  expect(clean).not.toMatch(
    /\son\w+=|script|style|iframe|<form|<input|<object|<base|<meta|\sid=|\sname=|evil\.example/i,
  );
});

it('keeps text, structure and pictures', () => {
  const html =
    '<h2>参数</h2><p><strong>流量</strong> 32 m³/h</p><ul><li>a</li></ul><img src="https://cdn.example/a.png" alt="泵">';
  expect(sanitizeHtml(html)).toBe(html);
});

it('keeps the merged cells of a table', () => {
  const table = '<table><tbody><tr><td colspan="2" rowspan="3">a</td></tr></tbody></table>';
  expect(sanitizeHtml(table)).toBe(table);
});

it('keeps size and alignment of a picture, and no other class', () => {
  const picture = '<img src="/a.png" class="picture-small picture-center">';
  expect(sanitizeHtml(picture)).toBe(picture);
  expect(sanitizeHtml('<img src="/a.png" class="MuiModal-root picture-full"><p class="picture-small">x</p>')).toBe(
    '<img src="/a.png" class="picture-full"><p>x</p>',
  );
});

it('leaves out a picture without an address; one that is being uploaded stays in the editor only', () => {
  const html = '<p>a</p><img alt="泵"><img data-upload="u1" alt="泵">';
  expect(sanitizeHtml(html)).toBe('<p>a</p>');
  expect(sanitizeHtml(html, undefined, 'edited')).toBe('<p>a</p><img data-upload="u1" alt="泵">');
});

it('hands over the addresses of another program, and keeps none that were not replaced', () => {
  const seen: string[] = [];
  const html = '<p><img src="file:///C:/a.png" width="9"><img src="cid:1"><a href="file:///C:/b.doc">b</a></p>';
  const clean = sanitizeHtml(
    html,
    (element) => {
      if (element.localName !== 'img') return;
      seen.push(element.getAttribute('src') ?? '');
      element.removeAttribute('src');
    },
    'pasted',
  );
  expect(seen).toEqual(['file:///C:/a.png', 'cid:1']);
  expect(clean).toBe('<p><a target="_blank" rel="noopener noreferrer">b</a></p>');
  expect(sanitizeHtml(html)).toBe('<p><a target="_blank" rel="noopener noreferrer">b</a></p>');
});

it('opens links apart from the page', () => {
  const link = document.createElement('div');
  link.innerHTML = sanitizeHtml('<a href="https://example.com" target="_self">x</a>');
  expect(link.firstElementChild).toMatchObject({ target: '_blank', rel: 'noopener noreferrer' });
});

it.each([
  '<frameset>',
  '<frameset onload=alert(1)><frame src="javascript:alert(1)"></frameset>',
  '',
  '<',
  '<!--',
  '<template>',
])('makes an empty text of %j, and no error', (html) => expect(sanitizeHtml(html).replace('&lt;', '')).toBe(''));

it('makes an empty text of what the sanitiser answers nothing for, or breaks at', () => {
  const broken = jest.spyOn(DOMPurify, 'sanitize');
  broken.mockReturnValueOnce(null as unknown as string);
  expect(sanitizeHtml('<p>a</p>')).toBe('');
  broken.mockImplementationOnce(() => {
    throw new TypeError('x is null');
  });
  expect(sanitizeHtml('<p>a</p>')).toBe('');
  broken.mockRestore();
  expect(sanitizeHtml('<p>a</p>')).toBe('<p>a</p>');
});

it('attaches no style and no handler while it reads', () => {
  const parsed = jest.spyOn(DOMParser.prototype, 'parseFromString');
  sanitizeHtml('<p style="color:red" onclick="a()">a</p><svg/onload=b()><style>p{}</style><img src=x onerror=c()>');
  expect(parsed).toHaveBeenCalled();
  for (const [markup] of parsed.mock.calls) expect(markup).not.toMatch(/style|\son\w+=/i);
  parsed.mockRestore();
});

it('keeps text that looks like markup', () => {
  const html = '<pre>&lt;p style="color:red" onclick="a()"&gt;</pre><p>turn on = 5, 1 &lt; 2</p>';
  expect(sanitizeHtml(html)).toBe('<pre>&lt;p style="color:red" onclick="a()"&gt;</pre><p>turn on = 5, 1 &lt; 2</p>');
});

it('hands pictures and links over in a document that asks for none', () => {
  const seen: string[] = [];
  const clean = sanitizeHtml(
    '<p><img src="https://a.example/1.png"><img src="/2.png"><a href="/3">x</a></p>',
    (element) => {
      seen.push(element.getAttribute('src') ?? element.getAttribute('href') ?? '');
      expect(element.ownerDocument).not.toBe(document);
      element.replaceWith('–');
    },
  );
  expect([seen, clean]).toEqual([['https://a.example/1.png', '/2.png', '/3'], '<p>–––</p>']);
});
