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

it('opens links apart from the page', () => {
  const link = document.createElement('div');
  link.innerHTML = sanitizeHtml('<a href="https://example.com" target="_self">x</a>');
  expect(link.firstElementChild).toMatchObject({ target: '_blank', rel: 'noopener noreferrer' });
});
