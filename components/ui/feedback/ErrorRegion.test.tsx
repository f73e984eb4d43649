import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { renderInView } from '@/components/ui/testing/render';
import { ApiError } from '@/lib/api/request/errors';
import { ErrorRegion } from './ErrorRegion';

test.each([
  ['ten thousand characters', '错'.repeat(10_000)],
  ['markup', '<img src=x onerror=alert(1)><script>alert(1)</script><b>粗</b>'],
  ['an override of the direction', '\u202eevil\u202c 泵'],
  ['line breaks', 'a\n\n\n\n\n\n\n\nb\r\nc'],
])('%s of the platform are text, in five lines at most that scroll', (_, message) => {
  renderInView(<ErrorRegion error={new ApiError('business', { code: 500, message })} />);
  const words = screen.getByText((_content, element) => element?.tagName === 'P' && element.textContent === message);
  expect(words.children).toHaveLength(0);
  expect([...words.classList]).toEqual(['text']);
  const css = readFileSync('components/ui/feedback/EmptyState.module.css', 'utf8');
  const own = /\.text \{[^}]*\}/.exec(css)?.[0];
  expect(own).toMatch(/max-height: 7\.7em/);
  expect(own).toMatch(/overflow: auto/);
});
