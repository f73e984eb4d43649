import { parseConfig, setConfig } from '@/lib/config/config';
import { fileLink } from './file-link';

beforeEach(() => {
  const parsed = parseConfig({ baseURL: 'https://api.example.com' });
  if (parsed.ok) setConfig(parsed.config);
});

test.each([
  ['https://cdn.example.com/a.pdf', 'https://cdn.example.com/a.pdf'],
  ['/files/a.pdf', 'https://api.example.com/files/a.pdf'],
  ['files/a.pdf', 'https://api.example.com/files/a.pdf'],
  ['data:image/png;base64,AA', 'data:image/png;base64,AA'],
])('%s is opened at %s', (url, link) => expect(fileLink(url)).toBe(link));

test.each([
  'javascript:alert(1)',
  'data:text/html,<b>',
  '//evil.example/a',
  'vbscript:x',
  'http://plain.example/a',
  '',
])('%s is not opened', (url) => expect(fileLink(url)).toBeUndefined());
